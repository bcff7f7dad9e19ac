import { expect, test } from 'vitest'
import { progressLine, showProgress } from './progress.ts'

test('the running step is named with its place and its seconds', () => {
  const names = ['lint', 'unit tests', 'journeys']
  expect(progressLine({ names, position: 1, elapsed: 60.4 })).toBe('2 of 3: unit tests, 60 s')
})

function output(isTerminal: boolean, columns = 80) {
  const written: string[] = []
  const beats: { readonly milliseconds: number; readonly act: () => void }[] = []
  return {
    written,
    beats,
    isTerminal,
    columns: () => columns,
    write: (text: string) => written.push(text),
    every: (milliseconds: number, act: () => void) => {
      beats.push({ milliseconds, act })
      return () => beats.pop()
    },
  }
}

test('a terminal has one line, written over each second and empty at the end', () => {
  const terminal = output(true)
  let seconds = 0
  const stop = showProgress(terminal, () => `${(seconds += 1)} s`)
  expect(terminal.beats.map(({ milliseconds }) => milliseconds)).toEqual([1000])
  terminal.beats[0]?.act()
  stop()
  expect(terminal.written).toEqual(['\r\u001B[K1 s', '\r\u001B[K2 s', '\r\u001B[K'])
  expect(terminal.beats).toEqual([])
})

test('a terminal that is narrower than the line shows its beginning, on one line', () => {
  const terminal = output(true, 10)
  showProgress(terminal, () => '2 of 3: unit tests')
  expect(terminal.written).toEqual(['\r\u001B[K2 of 3: u'])
})

test('a log has a line a minute, and none of a step that is over sooner', () => {
  const log = output(false)
  const stop = showProgress(log, () => 'journeys, 60 s')
  expect(log.beats.map(({ milliseconds }) => milliseconds)).toEqual([60_000])
  expect(log.written).toEqual([])
  log.beats[0]?.act()
  stop()
  expect(log.written).toEqual(['...  journeys, 60 s\n'])
  expect(log.beats).toEqual([])
})
