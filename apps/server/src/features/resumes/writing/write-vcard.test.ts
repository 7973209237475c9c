import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { writeVcard } from './write-vcard.ts'

test('a card has the public details, on lines that end as RFC 6350 requires', () => {
  const card = writeVcard({
    name: 'Ines Carvalho Brandt',
    givenName: 'Ines',
    familyName: 'Carvalho Brandt',
    headline: 'Engineer; planner, too',
    organisation: 'Hafenring Logistik GmbH',
    location: { city: 'Hamburg', countryCode: 'DE' },
    urls: ['https://rise.example/professional/ines', 'javascript:alert(1)'],
    changedAt: new Date('2026-11-02T10:00:00Z'),
  })
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Ines Carvalho Brandt',
    'N:Carvalho Brandt;Ines;;;',
    'TITLE:Engineer\\; planner\\, too',
    'ORG:Hafenring Logistik GmbH',
    'ADR:;;;Hamburg;;;DE',
    'URL:https://rise.example/professional/ines',
    'REV:20261102T100000Z',
    'END:VCARD',
    '',
  ])
})

test('no name makes a line longer than 75 octets or starts another field', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 120 }), (name) => {
      const lines = writeVcard({ name: `A${name}`, headline: name }).split('\r\n')
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      expect(lines.filter((line) => line !== '' && !/^(?: |(?:BEGIN|VERSION|FN|N|TITLE|END):)/.test(line))).toEqual([])
      const unfoldedText = lines.join('\r\n').replaceAll('\r\n ', '')
      expect(unfoldedText.split('\r\n').filter((line) => line.startsWith('FN:'))).toHaveLength(1)
    }),
    { numRuns: 30 },
  )
})
