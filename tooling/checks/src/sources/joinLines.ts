/**
 * The same text in one line: line breaks, and the comment marks behind them, become as many spaces. What stands
 * at an offset stands there still.
 */
export function joinLines(text: string): string {
  return text.replace(/\r?\n[ \t]*(?:\/\/|\*(?!\/))?/g, (gap) => ' '.repeat(gap.length))
}
