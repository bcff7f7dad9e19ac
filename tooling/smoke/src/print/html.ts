const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML and XML, safe in elements and in quoted attributes; control characters, which XML cannot hold, go. */
export const safe = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { max-width: 90rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, li, td { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th:nth-child(1) { width: 16rem; } th:nth-child(2) { width: 5rem; }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem; border-top: 1px solid #8886; }
.pictures { display: flex; flex-wrap: wrap; gap: .5rem; }
figure { margin: 0; } figcaption { font-size: .8em; }
img { display: block; border: 1px solid #8886; border-radius: 6px; height: 240px; width: auto; }
.phones { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.5rem 1rem; }
.phones a { color: inherit; text-decoration: none; }
.phones img { width: 100%; height: auto; aspect-ratio: 390 / 844; object-fit: cover; border-radius: 14px; }
.phones .fault img { border: 3px solid #cf222e; }
.ok > td:first-child, .ok strong { color: #1a7f37; } .fault strong, .fault > td:first-child, .faults { color: #cf222e; } .skipped { opacity: .6; }
@media (prefers-color-scheme: dark) { .ok > td:first-child, .ok strong { color: #4ac26b; } .fault strong, .fault > td:first-child, .faults { color: #ff8182; } }
`

/** A page of the report, which needs nothing but the pictures beside it. */
export const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${safe(title)}</h1>
${body}
</body>
</html>
`
