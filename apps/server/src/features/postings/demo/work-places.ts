import type { WorkType } from '@rise/contract/jobs/kinds'
import type { DemoCompany } from '../../companies/demo/companies.demo.ts'
import type { PostedPlace } from '../posting.ts'
import { countryOf } from './countries.ts'
import type { Role } from './material.ts'
import { listed } from './phrases.ts'
import { type City, cityOf, postedCity, postedCountry } from './places.ts'
import { pickWeighted, type Random } from './random.ts'

/** Where a job is done. */
export interface WorkPlaces {
  /** Null if the advert doesn't say. */
  readonly workType: Exclude<WorkType, 'Unknown'> | null
  readonly places: readonly PostedPlace[]
  /** The city by which pay is set, or one that represents its country. */
  readonly city: City
  /** Whether all places use one currency, so that one range can apply to all. */
  readonly oneCurrency: boolean
  /** The places within a sentence; empty if the advert leaves them open. */
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

/** Chooses how and where a job of this role is done at the company. */
export function planPlaces(random: Random, { hiring }: DemoCompany, role: Role, paid: boolean): WorkPlaces {
  const bound = role.where === 'site'
  const shares = bound ? onSite : sharesByPolicy[hiring.remote]
  const kinds: readonly Kind[] = ['Remote', 'Hybrid', 'Onsite', 'Unknown']
  const kind = pickWeighted(random, kinds, (each) => shares[each])
  const open = (bound ? hiring.places.slice(0, hiring.sites) : hiring.places).map(cityOf)
  const first = pickWeighted(random, open, (city) => 1 / (open.indexOf(city) + 1))
  const others = open.filter((city) => city !== first)
  const several = others.length > 0 && random() < (kind === 'Onsite' ? 0.05 : 0.16)
  const cities = several ? [first, ...others.slice(0, random() < 0.3 ? 2 : 1)] : [first]
  const workType = kind === 'Unknown' ? null : kind
  if (kind === 'Remote') return remotePlaces(random, cities, paid)
  const inWords = listed(
    cities.map(({ locality }) => locality),
    workType === null ? 'and' : 'or',
  )
  return { workType, places: cities.map(postedCity), city: first, oneCurrency: haveOneCurrency(cities), inWords }
}

/** Ties remote work to a country, sometimes to a city, and now and then to no place at all. */
function remotePlaces(random: Random, cities: readonly City[], paid: boolean): WorkPlaces {
  const [city] = cities
  if (city === undefined) throw new Error('A job needs at least one city.')
  const workType = 'Remote'
  const chance = random()
  if (chance < 0.04 && paid) return { workType, places: [], city, oneCurrency: false, inWords: '' }
  if (chance < 0.22) {
    const names = cities.map(({ locality }) => locality)
    const inWords = `the ${listed(names, 'or')} area`
    return { workType, places: cities.map(postedCity), city, oneCurrency: haveOneCurrency(cities), inWords }
  }
  const codes = [...new Set(cities.map(({ country }) => country))]
  const inWords = listed(codes.map(countryWithArticle), 'or')
  return { workType, places: codes.map(postedCountry), city, oneCurrency: haveOneCurrency(cities), inWords }
}

function haveOneCurrency(cities: readonly City[]): boolean {
  return new Set(cities.map(({ country }) => countryOf(country).currency)).size === 1
}

const withThe = new Set(['US', 'GB', 'NL', 'AE'])

function countryWithArticle(code: string): string {
  return `${withThe.has(code) ? 'the ' : ''}${countryOf(code).name}`
}
