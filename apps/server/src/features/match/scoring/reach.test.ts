import type { WorkType } from '@rise/contract/jobs/kinds'
import { MOST_OUT_OF_REACH } from '@rise/contract/match/limits'
import { describe, expect, test } from 'vitest'
import { roleWords } from '../../jobs/index.ts'
import type { MatchJob, MatchPlace } from './facts.ts'
import { matchSkills, memberFacts, placeToMove } from './member-facts.ts'
import { byScore, scoreMatch } from './score-match.ts'

interface MemberInput {
  readonly city?: string
  readonly country?: string
  readonly types?: readonly string[]
  readonly moveTo?: readonly string[]
}

function member({ city = '', country = '', types = [], moveTo = [] }: MemberInput = {}) {
  const resume = {
    basics: { location: { city, countryCode: country } },
    work: [{ name: 'Mill', position: 'Bookkeeper', startDate: '2016-09' }],
    skills: [{ name: 'Payroll' }, { name: 'VAT' }, { name: 'Excel' }],
  }
  const wish = { pay: null, employmentTypes: [], moveTo }
  return { ...memberFacts({ resume, soughtRoles: [], soughtWorkTypes: types, wish }, '2026-11-21'), refusals: [] }
}

function job(workType: WorkType, ...places: readonly string[]): MatchJob {
  return {
    ...{
      id: `${workType} ${places}`,
      title: 'Bookkeeper',
      words: roleWords('Bookkeeper'),
      companyId: 'company',
      workType,
    },
    ...{
      skills: matchSkills(['Payroll', 'VAT', 'Excel']),
      preferredSkills: [],
      department: 'finance',
      seniority: null,
      employmentType: null,
    },
    ...{ pay: null, language: null, places: places.map(placeNamed) },
  }
}

function placeNamed(name: string): MatchPlace {
  const nowhere = { within: [], locality: null, country: null, latitude: null, longitude: null }
  return placeToMove(name) ?? { name, slug: name, worldPart: [], ...nowhere }
}

const krakow = { city: 'Kraków', country: 'PL' }
const limitsOf = (given: MemberInput, ...posted: Parameters<typeof job>) =>
  scoreMatch(member(given), job(...posted)).limits

describe('a job', () => {
  test.each<[string, MemberInput, Parameters<typeof job>]>([
    ['hybrid abroad', krakow, ['Hybrid', 'Bengaluru, India']],
    ['onsite at the other end of the country', krakow, ['Onsite', 'Gdańsk, Poland']],
    ['remote from another country', krakow, ['Remote', 'Mexico']],
    ['remote from several other countries', krakow, ['Remote', 'India', 'Colombia']],
    ['remote from another part of the world', krakow, ['Remote', 'North America']],
    ['abroad, of an unknown work type', krakow, ['Unknown', 'Denver, US']],
    ['onsite in another state', { city: 'Austin', country: 'US' }, ['Onsite', 'Denver, US']],
  ])('%s is out of reach, which caps its match and is given as the reason', (_, given, posted) => {
    const match = scoreMatch(member(given), job(...posted))
    expect(match).toMatchObject({ limits: ['place'], score: MOST_OUT_OF_REACH })
    expect(match.uncapped).toBeGreaterThan(MOST_OUT_OF_REACH)
  })

  test.each<[string, MemberInput, Parameters<typeof job>]>([
    [
      'in the same city, whatever the language of its name',
      { city: 'Cracow', country: 'PL' },
      ['Onsite', 'Kraków, Poland'],
    ],
    ['an hour away', krakow, ['Onsite', 'Katowice, Poland']],
    ['across a border nearby', { city: 'Strasbourg', country: 'FR' }, ['Onsite', 'Kehl, Germany']],
    ['remote from the same country', krakow, ['Remote', 'Poland']],
    ['remote from a city of the same country', krakow, ['Remote', 'Gdańsk, Poland']],
    ['with one of its places near', krakow, ['Hybrid', 'Bengaluru, India', 'Kraków, Poland']],
    ['somewhere in the same country', krakow, ['Onsite', 'Poland']],
    ['somewhere in the same region', { city: 'Munich', country: 'DE' }, ['Onsite', 'Bavaria']],
    ['in the same country, of an unknown work type', krakow, ['Unknown', 'Gdańsk, Poland']],
    ['remote from a part of the world with the home', krakow, ['Remote', 'EMEA']],
    ['somewhere in a part of the world with the home', krakow, ['Onsite', 'Europe']],
    ['without a place', krakow, ['Remote']],
    ['at a place of an unknown country', krakow, ['Onsite', 'Quillmere annexe']],
    ['with a place that isn’t known among others', krakow, ['Hybrid', 'Bengaluru, India', 'Head office']],
    ['abroad, for someone without a home', {}, ['Onsite', 'Bengaluru, India']],
    ['abroad, for someone whose country isn’t known', { city: 'Springfield' }, ['Onsite', 'Bengaluru, India']],
    [
      'in a village that no gazetteer has',
      { city: 'Nowa Osada Zmyślona', country: 'PL' },
      ['Onsite', 'Gdańsk, Poland'],
    ],
  ])('%s is not out of reach', (_, given, posted) => {
    expect(limitsOf(given, ...posted)).toEqual([])
  })

  test.each<[string, readonly string[], Parameters<typeof job>]>([
    ['a country', ['Spain'], ['Onsite', 'Valencia, Spain']],
    ['a country, for remote work from there', ['India'], ['Remote', 'India']],
    ['a part of the world', ['the Nordics'], ['Hybrid', 'Oslo, Norway']],
    ['a region', ['Bavaria'], ['Hybrid', 'Munich, Germany']],
    ['a city', ['Hamburg'], ['Onsite', 'Hamburg, Germany']],
    ['a city, with what is around it', ['Berlin'], ['Onsite', 'Potsdam, Germany']],
  ])('is in reach where the member would move to: %s', (_, moveTo, posted) => {
    expect(limitsOf(krakow, ...posted)).toEqual(['place'])
    expect(limitsOf({ ...krakow, moveTo }, ...posted)).toEqual([])
    expect(limitsOf({ ...krakow, moveTo }, 'Onsite', 'Denver, US')).toEqual(['place'])
  })

  test('is also out of reach if the member doesn’t want its work type, but not if its work type is unknown', () => {
    const remote = { ...krakow, types: ['Remote'] }
    expect(limitsOf(remote, 'Hybrid', 'Kraków, Poland')).toEqual(['workType'])
    expect(limitsOf(remote, 'Hybrid', 'Bengaluru, India')).toEqual(['place', 'workType'])
    expect(limitsOf({ ...remote, moveTo: ['India'] }, 'Hybrid', 'Bengaluru, India')).toEqual(['workType'])
    expect(limitsOf(remote, 'Unknown', 'Kraków, Poland')).toEqual([])
    expect(limitsOf(krakow, 'Hybrid', 'Kraków, Poland')).toEqual([])
  })
})

test('matches are ordered by the displayed score', () => {
  const jobs = [
    job('Hybrid', 'Bengaluru, India'),
    job('Remote'),
    { ...job('Onsite', 'Kraków, Poland'), skills: matchSkills(['Payroll', 'Welding']) },
    { ...job('Onsite', 'Gdańsk, Poland'), skills: [] },
    { ...job('Onsite', 'Katowice, Poland'), seniority: 'Executive / C-Suite' as const },
  ]
  const scores = jobs
    .map((each) => scoreMatch(member(krakow), each))
    .sort(byScore)
    .map(({ score }) => score ?? 0)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBeGreaterThan(2)
})
