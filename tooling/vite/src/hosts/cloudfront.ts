import { workerFile } from '../deploy/workerRelease.ts'
import { HostLimit, madeBy } from './siteParts.ts'
import type { HostFile, SiteParts } from './siteParts.ts'

/** CloudFront's documentation, "Quotas": the code of a function has at most 10 KB. */
const functionLimit = 10 * 1024

/**
 * S3 with CloudFront: two functions of one distribution. The headers are not in a response headers policy, whose content
 * security policy has at most 1,783 characters ("Quotas"), fewer than a pay document needs, and which would make a 404
 * immutable; a function at the viewer's response has no such limit and is not called for a status of 400 or more
 * ("Restrictions on all edge functions"). Throws a {@link HostLimit} for a function that is too long.
 */
export function cloudfrontFiles(parts: SiteParts): readonly HostFile[] {
  const files = [
    { path: 'cloudfront/viewer-request.js', text: requestFunction(parts) },
    { path: 'cloudfront/viewer-response.js', text: responseFunction(parts) },
  ]
  for (const { path, text } of files)
    if (Buffer.byteLength(text) > functionLimit)
      throw new HostLimit(
        `CloudFront takes ${functionLimit} bytes of code, and ${path} has ${Buffer.byteLength(text)}.`,
      )
  return files
}

/** Both run on `cloudfront-js-2.0`; the old syntax is what every version of it knows. */
const requestFunction = (parts: SiteParts) => `// ${madeBy(parts)}
var files = ${JSON.stringify(filesBesideAssets(parts))};

function handler(event) {
  var request = event.request;
  var isFile = request.uri.indexOf('/assets/') === 0 || files.indexOf(request.uri) !== -1;
  if (!isFile) request.uri = '/index.html';
  return request;
}
`

const filesBesideAssets = ({ named, worker, headers }: SiteParts) => [
  ...named,
  ...(worker === null ? [] : [worker.path]),
  ...(headers.pay === undefined ? [] : ['/pay.html']),
]

const responseFunction = (parts: SiteParts) => `// ${madeBy(parts)}
var named = ${JSON.stringify(parts.named)};
var sets = ${JSON.stringify({ pay: parts.headers.document, worker: parts.headers.document, ...parts.headers }, null, 1)};

function setOf(uri) {
  if (uri.indexOf('/assets/') === 0) return sets.hashed;
  if (named.indexOf(uri) !== -1) return sets.named;
  if (uri === ${JSON.stringify(`/${workerFile}`)}) return sets.worker;
  return uri === '/pay.html' ? sets.pay : sets.document;
}

function handler(event) {
  var uri = event.request.uri;
  var response = event.response;
  var set = setOf(uri);
  Object.keys(set).forEach(function (name) {
    response.headers[name] = { value: set[name] };
  });
  if (/\\.webmanifest$/.test(uri)) response.headers['content-type'] = { value: 'application/manifest+json' };
  return response;
}
`
