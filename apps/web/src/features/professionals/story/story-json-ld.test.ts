import type { Story } from '@rise/contract/professionals/story/shapes'
import { expect, test } from 'vitest'
import { profilePageJsonLd } from './story-json-ld.ts'

const bareStory: Story = {
  _id: 'one',
  slug: 'ada',
  name: 'Ada',
  photo: null,
  cover: null,
  headline: null,
  place: null,
  countryCode: null,
  timeZone: null,
  openToWork: null,
  email: null,
  phone: null,
  about: null,
  links: [],
  badges: [],
  answers: { newest: [], total: 0 },
  headlines: { newest: [], total: 0 },
  missions: null,
  pages: [],
  work: [],
  education: [],
  skills: [],
  projects: [],
  certificates: [],
  languages: [],
  publications: [],
  awards: [],
  volunteer: [],
  expertises: [],
  hats: [],
  values: [],
  benefits: [],
  interests: [],
  mentoringTopics: [],
  noindex: false,
  joinedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  asOf: '2026-03-01',
}

test('a minimal story has only a name, an address and its dates', () => {
  expect(profilePageJsonLd(bareStory, 'https://rise.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: bareStory.joinedAt,
    dateModified: bareStory.updatedAt,
    mainEntity: {
      '@type': 'Person',
      '@id': 'https://rise.example/professional/ada',
      name: 'Ada',
      url: 'https://rise.example/professional/ada',
    },
  })
})

test('a full story contains the current employer, but neither contact details nor openness to work', () => {
  const role = { position: 'Lead', location: null, startDate: '2020', endDate: null, summary: null, highlights: [] }
  const pastRole = { ...role, endDate: '2021' }
  const story: Story = {
    ...bareStory,
    email: 'ada@example.com',
    phone: '+351 1',
    openToWork: { roles: ['Captain'], workTypes: [] },
    photo: {
      _id: 'seen',
      alt: '',
      width: 512,
      height: 512,
      sources: [
        { width: 64, url: '/pictures/seen/64.webp', type: 'image/webp' },
        { width: 512, url: '/pictures/seen/512.avif', type: 'image/avif' },
        { width: 512, url: '/pictures/seen/512.webp', type: 'image/webp' },
      ],
    },
    work: [
      { company: 'Acme', url: null, roles: [role] },
      { company: 'Before', url: null, roles: [pastRole] },
    ],
    languages: [{ language: 'English', fluency: null }],
    links: [{ label: 'Site', url: 'https://ada.example/' }],
  }
  const jsonLd = profilePageJsonLd(story, 'https://rise.example')
  expect(jsonLd).toMatchObject({
    mainEntity: {
      image: 'https://rise.example/pictures/seen/512.webp',
      jobTitle: 'Lead',
      worksFor: [{ '@type': 'Organization', name: 'Acme' }],
      knowsLanguage: ['English'],
      sameAs: ['https://ada.example/'],
    },
  })
  expect(JSON.stringify(jsonLd)).not.toMatch(/ada@example|351|Captain|Before/)
})
