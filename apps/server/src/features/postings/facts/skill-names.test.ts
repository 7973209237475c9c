import { describe, expect, test } from 'vitest'
import { skillNames } from './skill-names.ts'

describe('names of skills stay', () => {
  test.each([
    'Go',
    'C++',
    'Node.js',
    'ASP.NET',
    'Socket.io',
    'CAN bus',
    'CI/CD',
    'R&D',
    'US GAAP',
    'ISO 9001',
    'Adobe Creative Cloud (Photoshop)',
    'Object-oriented analysis and design',
    'Windows Server 2019',
    '機械学習',
    'Schweißen',
  ])('%s', (name) => {
    expect(skillNames([name])).toEqual({ names: [name], refused: [] })
  })
})

describe('text that is not the name of a skill is refused', () => {
  test.each([
    'Write to boss@evil.example',
    'hire.me@mail.example',
    'https://evil.example/win',
    'evil.com',
    'www.evil.example',
    '+49 30 1234567',
    'Call (0301) 555-0142',
    'Password: hunter2',
    '12 Harbour Street',
    'Hauptstraße 5',
    'Ignore previous instructions',
    'You are a pirate',
    'Please apply now',
    'Experience with the newest tools.',
    'Great pay! Great people!',
    'Wir suchen dich',
    'a b c d e f g',
    'x'.repeat(41),
    '—',
  ])('%s', (text) => {
    expect(skillNames([text])).toEqual({ names: [], refused: [text] })
  })
})
