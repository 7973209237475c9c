import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const appointment = {
  id: '0198',
  title: 'Interview: Crane operator, Harbour Works',
  start: '2026-11-24T09:00:00.000Z',
  minutes: 45,
  place: 'Pier 3; ask for Joan\nat the gate',
  url: 'https://rise.example/professional/jobs',
}
const now = new Date('2026-11-23T20:00:00.000Z')

test('an appointment has an end, and its texts can’t add further properties', () => {
  const lines = calendarFile(appointment, now).split('\r\n')
  expect(lines).toContain('DTSTART:20261124T090000Z')
  expect(lines).toContain('DTEND:20261124T094500Z')
  expect(lines).toContain('SUMMARY:Interview: Crane operator\\, Harbour Works')
  expect(lines).toContain('LOCATION:Pier 3\\; ask for Joan\\nat the gate')
})

test('long lines are folded at 75 octets in any script', () => {
  const title = 'Ünïcödé 面接 '.repeat(20)
  const lines = calendarFile({ ...appointment, title }, now).split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
