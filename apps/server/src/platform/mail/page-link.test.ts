import { expect, test } from 'vitest'
import { pageAddressIn } from './page-link.tsx'

const addressOf = pageAddressIn({ publicUrl: 'https://rise.example', pagePrefix: '/de' })

test.for([
  ['https://rise.example', 'https://rise.example/de'],
  ['https://rise.example/', 'https://rise.example/de'],
  ['https://rise.example/jobs?page=2#list', 'https://rise.example/de/jobs?page=2#list'],
  ['https://rise.example/?q=node.js', 'https://rise.example/de?q=node.js'],
] as const)('a link to the page %s gets the prefix of the email’s language', ([address, expected]) => {
  expect(addressOf(address)).toBe(expected)
})

test.for([
  'https://rise.example/api/v1/newsletter/unsubscribe?token=abc',
  'https://rise.example/mail-links/abc.def.html',
  'https://rise.example/jobs/welder.ics',
  'https://rise.example.org/jobs',
  'https://other.example/jobs',
  'mailto:ada@example.com',
])('a link to %s stays unchanged, because it leads to no page of this site', (address) => {
  expect(addressOf(address)).toBe(address)
})
