import type { WorkType } from '@rise/contract/jobs/kinds'
import type { DemoCompany } from '../../companies/demo/companies.demo.ts'
import type { PostedPlace } from '../posting.ts'
import { countryOf } from './countries.ts'
import type { Role } from './material.ts'
import { joinAsList } from './phrases.ts'
import { type City, cityOf, postedCity, postedCountry } from './places.ts'
import { pickWeighted, type Random } from './random.ts'

/** The work type and places of a job. */
export interface WorkPlaces {
  /** The work type; null if the advert doesn't state it. */
  readonly workType: Exclude<WorkType, 'Unknown'> | null
  readonly places: readonly PostedPlace[]
  /** The city that determines the pay, or one that represents its country. */
  readonly city: City
  /** Whether all places use one currency, so that one pay range can apply to all of them. */
  readonly oneCurrency: boolean
  /** The places as words within a sentence; empty if the advert leaves them open. */
  readonly inWords: string
}

type Kind = 'Remote' | 'Hybrid' | 'Onsite' | 'Unknown'
type Shares = Readonly<Record<Kind, number>>

const sharesByPolicy: Readonly<Record<DemoCompany['hiring']['remote'], Shares>> = {
  remote: { Remote: 0.94, Hybrid: 0, Onsite: 0, Unknown: 0.06 },
  mixed: { Remote: 0.66, Hybrid: 0.24, Onsite: 0.03, Unknown: 0.07 },
  hybrid: { Remote: 0.42, Hybrid: 0.5, Onsite: 0.01, Unknown: 0.07 },
  onsite: { Remote: 0.3, Hybrid: 0.5, Onsite: 0.13, Unknown: 0.07 },
}
const onSite: Shares = { Remote: 0, Hybrid: 0, Onsite: 0.93, Unknown: 0.07 }

/** Chooses the work type and places for a job of this role at the company. */
export function planPlaces(random: Random, { hiring }: DemoCompany, role: Role, isPaid: boolean): WorkPlaces {
  const isBound = role.where === 'site'
  const shares = isBound ? onSite : sharesByPolicy[hiring.remote]
  const kinds: readonly Kind[] = ['Remote', 'Hybrid', 'Onsite', 'Unknown']
  const kind = pickWeighted(random, kinds, (each) => shares[each])
  const openPlaces = (isBound ? hiring.places.slice(0, hiring.sites) : hiring.places).map(cityOf)
  const first = pickWeighted(random, openPlaces, (city) => 1 / (openPlaces.indexOf(city) + 1))
  const others = openPlaces.filter((city) => city !== first)
  const hasSeveral = others.length > 0 && random() < (kind === 'Onsite' ? 0.05 : 0.16)
  const cities = hasSeveral ? [first, ...others.slice(0, random() < 0.3 ? 2 : 1)] : [first]
  const workType = kind === 'Unknown' ? null : kind
  if (kind === 'Remote') return remotePlaces(random, cities, isPaid)
  const inWords = joinAsList(
    cities.map(({ locality }) => locality),
    workType === null ? 'and' : 'or',
  )
  return { workType, places: cities.map(postedCity), city: first, oneCurrency: haveOneCurrency(cities), inWords }
}

/** Returns the places of remote work: mostly a country, sometimes a city, and now and then no place at all. */
function remotePlaces(random: Random, cities: readonly City[], isPaid: boolean): WorkPlaces {
  const [city] = cities
  if (city === undefined) throw new Error('A job needs at least one city.')
  const workType = 'Remote'
  const chance = random()
  if (chance < 0.04 && isPaid) return { workType, places: [], city, oneCurrency: false, inWords: '' }
  if (chance < 0.22) {
    const names = cities.map(({ locality }) => locality)
    const inWords = `the ${joinAsList(names, 'or')} area`
    return { workType, places: cities.map(postedCity), city, oneCurrency: haveOneCurrency(cities), inWords }
  }
  const codes = [...new Set(cities.map(({ country }) => country))]
  const inWords = joinAsList(codes.map(countryWithArticle), 'or')
  return { workType, places: codes.map(postedCountry), city, oneCurrency: haveOneCurrency(cities), inWords }
}

function haveOneCurrency(cities: readonly City[]): boolean {
  return new Set(cities.map(({ country }) => countryOf(country).currency)).size === 1
}

const withThe = new Set(['US', 'GB', 'NL', 'AE'])

function countryWithArticle(code: string): string {
  return `${withThe.has(code) ? 'the ' : ''}${countryOf(code).name}`
}
