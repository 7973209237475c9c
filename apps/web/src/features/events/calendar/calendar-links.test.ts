import { expect, test } from 'vitest'
import { googleLink, outlookLink } from './calendar-links.ts'

const event = {
  title: 'Brücken & Bögen',
  summary: 'Wir reden.',
  starts: { at: '2026-11-26T17:00:00.000Z', local: '2026-11-26T18:00', offset: 60 },
  ends: { at: '2026-11-26T19:00:00.000Z', local: '2026-11-26T20:00', offset: 60 },
  venue: 'Hafen 3',
  city: { slug: 'zurich', name: 'Zürich' },
  link: null,
}

test('links to calendars contain the title, the times in UTC, the place and the page', () => {
  const google = new URL(googleLink(event, 'https://rise.example/events/b')).searchParams
  expect(google.get('text')).toBe('Brücken & Bögen')
  expect(google.get('dates')).toBe('20261126T170000Z/20261126T190000Z')
  expect(google.get('location')).toBe('Hafen 3, Zürich')
  expect(google.get('details')).toBe('Wir reden.\n\nhttps://rise.example/events/b')
  const outlook = new URL(outlookLink(event, 'https://rise.example/events/b')).searchParams
  expect(outlook.get('startdt')).toBe('2026-11-26T17:00:00.000Z')
  expect(outlook.get('subject')).toBe('Brücken & Bögen')
})
