import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneLabel, zoneOffsetMinutes } from './formatTime.ts'

const winter = Date.UTC(2026, 0, 15, 12)
const summer = Date.UTC(2026, 6, 15, 12)

test.each([
  ['UTC', winter, 0, 'UTC'],
  ['gmt', winter, 0, 'UTC'],
  ['Z', winter, 0, 'UTC'],
  ['UTC+8', winter, 480, 'UTC+8'],
  ['utc +8', winter, 480, 'UTC+8'],
  ['GMT+08:00', winter, 480, 'UTC+8'],
  ['+0530', winter, 330, 'UTC+5:30'],
  ['+530', winter, 330, 'UTC+5:30'],
  ['UTC+5:45', winter, 345, 'UTC+5:45'],
  ['-03:30', winter, -210, 'UTC-3:30'],
  ['UTC-12', winter, -720, 'UTC-12'],
  ['8', winter, 480, 'UTC+8'],
  ['+8', winter, 480, 'UTC+8'],
  ['-3', winter, -180, 'UTC-3'],
  ['0', winter, 0, 'UTC'],
  ['UTC8', winter, 480, 'UTC+8'],
  ['UTC+14', winter, 840, 'UTC+14'],
  ['UTC+0', winter, 0, 'UTC'],
  ['UTC-0', winter, 0, 'UTC'],
  ['Asia/Taipei', winter, 480, 'UTC+8'],
  ['Asia/Tokyo', summer, 540, 'UTC+9'],
  ['Asia/Kolkata', summer, 330, 'UTC+5:30'],
  ['America/New_York', winter, -300, 'UTC-5'],
  ['America/New_York', summer, -240, 'UTC-4'],
  ['Europe/London', winter, 0, 'UTC'],
  ['Europe/London', summer, 60, 'UTC+1'],
  ['Asia/Tokyo', Date.UTC(2026, 4, 1, 15), 540, 'UTC+9'],
  ['NZ', winter, 780, 'UTC+13'],
  ['Etc/GMT+8', winter, -480, 'UTC-8'],
])('%s at %d is %d minutes ahead and reads %s', (timeZone, atMs, offset, label) => {
  expect(zoneOffsetMinutes(timeZone, atMs)).toBe(offset)
  expect(zoneLabel(timeZone, atMs)).toBe(label)
})

test.each([
  '',
  'Mars/Olympus',
  'UTC+15',
  'UTC+14:01',
  'UTC-12:01',
  'UTC-13',
  'UTC+8:60',
  'UTC+',
  '15',
  'UTC+123456',
  '__proto__',
])('the zone %j is unknown, so UTC is shown', (timeZone) => {
  expect(zoneOffsetMinutes(timeZone, winter)).toBeNull()
  expect(zoneLabel(timeZone, winter)).toBe('UTC')
})

test('a named zone has no offset at an invalid moment', () => {
  expect(zoneOffsetMinutes('Asia/Tokyo', Number.NaN)).toBeNull()
})

test('seconds and milliseconds of the moment do not move the offset', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (atMs) => zoneOffsetMinutes('Asia/Tokyo', atMs) === 540),
    { numRuns: 50 },
  )
})

test('every offset on Earth reads back from its own label', () => {
  fc.assert(
    fc.property(fc.integer({ min: -720, max: 840 }), (offset) => {
      const sign = offset < 0 ? '-' : '+'
      const text = `${sign}${Math.floor(Math.abs(offset) / 60)}:${String(Math.abs(offset) % 60).padStart(2, '0')}`
      expect(zoneOffsetMinutes(text, winter)).toBe(offset)
      expect(zoneOffsetMinutes(zoneLabel(text, winter), winter)).toBe(offset)
    }),
  )
})

test('any text is read without throwing', () => {
  fc.assert(fc.property(fc.string(), (timeZone) => zoneLabel(timeZone, winter).startsWith('UTC')))
})
