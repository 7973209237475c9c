import type { PostedPlace } from '../posting.ts'
import { countryOf } from './countries.ts'

/** A city of the demo world. `cost` is the pay there for the same work, relative to the city's country. */
export interface City {
  readonly locality: string
  readonly region: string
  readonly country: string
  readonly cost: number
}

type Row = [locality: string, region: string, country: string, cost?: number]

const rows: Readonly<Record<string, Row>> = {
  nyc: ['New York', 'New York', 'US', 1.12],
  aus: ['Austin', 'Texas', 'US'],
  chi: ['Chicago', 'Illinois', 'US'],
  sea: ['Seattle', 'Washington', 'US', 1.08],
  den: ['Denver', 'Colorado', 'US'],
  bos: ['Boston', 'Massachusetts', 'US', 1.06],
  atl: ['Atlanta', 'Georgia', 'US', 0.97],
  pdx: ['Portland', 'Oregon', 'US'],
  msp: ['Minneapolis', 'Minnesota', 'US'],
  dul: ['Duluth', 'Minnesota', 'US', 0.94],
  mil: ['Milwaukee', 'Wisconsin', 'US', 0.96],
  ral: ['Raleigh', 'North Carolina', 'US', 0.97],
  tor: ['Toronto', 'Ontario', 'CA', 1.03],
  van: ['Vancouver', 'British Columbia', 'CA', 1.02],
  sqm: ['Squamish', 'British Columbia', 'CA'],
  tof: ['Tofino', 'British Columbia', 'CA'],
  mtl: ['Montreal', 'Quebec', 'CA', 0.95],
  mex: ['Mexico City', 'Ciudad de México', 'MX', 1.05],
  gdl: ['Guadalajara', 'Jalisco', 'MX'],
  bog: ['Bogotá', 'Bogotá', 'CO', 1.03],
  mde: ['Medellín', 'Antioquia', 'CO'],
  sao: ['São Paulo', 'São Paulo', 'BR', 1.05],
  fln: ['Florianópolis', 'Santa Catarina', 'BR'],
  lon: ['London', 'England', 'GB', 1.14],
  man: ['Manchester', 'England', 'GB'],
  bri: ['Bristol', 'England', 'GB'],
  edi: ['Edinburgh', 'Scotland', 'GB'],
  abe: ['Aberdeen', 'Scotland', 'GB'],
  dub: ['Dublin', 'Leinster', 'IE'],
  ber: ['Berlin', 'Berlin', 'DE'],
  ham: ['Hamburg', 'Hamburg', 'DE'],
  par: ['Paris', 'Île-de-France', 'FR', 1.08],
  lyo: ['Lyon', 'Auvergne-Rhône-Alpes', 'FR'],
  bcn: ['Barcelona', 'Catalonia', 'ES', 1.02],
  mad: ['Madrid', 'Community of Madrid', 'ES', 1.02],
  vlc: ['Valencia', 'Valencian Community', 'ES', 0.95],
  lis: ['Lisbon', 'Lisbon', 'PT', 1.04],
  por: ['Porto', 'Porto', 'PT'],
  ams: ['Amsterdam', 'North Holland', 'NL', 1.03],
  rot: ['Rotterdam', 'South Holland', 'NL'],
  sto: ['Stockholm', 'Stockholm County', 'SE', 1.04],
  got: ['Gothenburg', 'Västra Götaland', 'SE'],
  krn: ['Kiruna', 'Norrbotten', 'SE'],
  cph: ['Copenhagen', 'Capital Region', 'DK'],
  waw: ['Warsaw', 'Masovia', 'PL', 1.04],
  krk: ['Kraków', 'Lesser Poland', 'PL'],
  tll: ['Tallinn', 'Harju County', 'EE'],
  zrh: ['Zurich', 'Zurich', 'CH'],
  nai: ['Nairobi', 'Nairobi County', 'KE'],
  lag: ['Lagos', 'Lagos State', 'NG'],
  cpt: ['Cape Town', 'Western Cape', 'ZA'],
  blr: ['Bengaluru', 'Karnataka', 'IN', 1.05],
  pnq: ['Pune', 'Maharashtra', 'IN'],
  bom: ['Mumbai', 'Maharashtra', 'IN', 1.05],
  sin: ['Singapore', 'Singapore', 'SG'],
  tyo: ['Tokyo', 'Tokyo', 'JP', 1.04],
  osa: ['Osaka', 'Osaka', 'JP'],
  mel: ['Melbourne', 'Victoria', 'AU'],
  gee: ['Geelong', 'Victoria', 'AU'],
  syd: ['Sydney', 'New South Wales', 'AU', 1.04],
  wlg: ['Wellington', 'Wellington', 'NZ'],
  dxb: ['Dubai', 'Dubai', 'AE'],
}

/** Returns the city of this short name, as used in the companies' hiring profiles. */
export function cityOf(id: string): City {
  const row = rows[id]
  if (row === undefined) throw new Error(`The demo knows no city ${id}.`)
  const [locality, region, country, cost = 1] = row
  return { locality, region, country, cost }
}

/**
 * Returns the city as a company would write it. Leaves out a region named like its city, except for New York, whose
 * name alone means the state.
 */
export function postedCity({ locality, region, country }: City): PostedPlace {
  const { name } = countryOf(country)
  const statedRegion = region === locality && country !== 'US' ? null : region
  const parts = new Set([locality, statedRegion, name].filter((part) => part !== null))
  return { locality, region: statedRegion, country, asWritten: [...parts].join(', ') }
}

/** Returns a whole country as a place, as in remote jobs. */
export function postedCountry(code: string): PostedPlace {
  return { locality: null, region: null, country: code, asWritten: countryOf(code).name }
}
