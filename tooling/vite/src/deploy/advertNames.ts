/**
 * What the common block lists (EasyList, EasyPrivacy and those made from them) look for in the address of a file: words that stand
 * alone between marks, and words wherever they stand.
 */
const patterns: readonly RegExp[] = [
  /(?:^|[^a-z0-9])(?:ads?|adv|adserver|adsense|adview|promos?|stats?|beacons?|metrics)(?![a-z0-9])/i,
  /advert|banner|sponsor|affiliate|doubleclick|popunder|pop-?ups?|pixel|track(?:er|ing)|analytics|telemetry|fingerprint/i,
]

/** Those of these paths of built files that a block list may take for an advert or a tracker. Source: faults W-12. */
export const advertNames = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => patterns.some((pattern) => pattern.test(path)))

/** What lists that hide parts of a page look for in a class. */
const hidden =
  /(?:^|[^a-z0-9])(?:ads?|adv|promos?)(?![a-z0-9])|advert|banner|sponsor|affiliate|pop-?up|modal|overlay|interstitial/i

/** Those of these classes of the store that a list may hide. Source: faults W-12. */
export const advertClasses = (classes: readonly string[]): readonly string[] =>
  classes.filter((name) => hidden.test(name))
