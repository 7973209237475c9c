/** A country's pay, relative to the United States and converted at a rate of late 2026. */
export interface Country {
  readonly name: string
  readonly currency: string
  /** Units of the currency for one US dollar. */
  readonly rate: number
  /**
   * Pay relative to American pay for four kinds of work: software, other skilled work, shop floor, and care and
   * schools.
   */
  readonly tech: number
  readonly office: number
  readonly floor: number
  readonly care: number
  /** Whether pay is stated by the month rather than the year. */
  readonly monthly: boolean
  /** The minimum hourly pay, in the country's currency; null where hourly work is paid by the month. */
  readonly leastHour: number | null
  /** The minimum pay for a full year, in the country's currency. */
  readonly leastYear: number
}

type Row = [name: string, currency: string, rate: number, tech: number, office: number, floor: number, care: number]

function yearly([name, currency, rate, tech, office, floor, care]: Row, leastHour: number | null, leastYear: number) {
  return { name, currency, rate, tech, office, floor, care, monthly: false, leastHour, leastYear }
}

function monthly(row: Row, leastYear: number, leastHour: number | null = null) {
  return { ...yearly(row, leastHour, leastYear), monthly: true }
}

/** The countries by ISO 3166-1 alpha-2 code. */
export const countries: Readonly<Record<string, Country>> = {
  US: yearly(['United States', 'USD', 1, 1, 1, 1, 1], 16, 34_000),
  CA: yearly(['Canada', 'CAD', 1.38, 0.64, 0.68, 0.82, 0.75], 17.95, 38_000),
  GB: yearly(['United Kingdom', 'GBP', 0.76, 0.58, 0.6, 0.95, 0.62], 12.75, 25_500),
  IE: yearly(['Ireland', 'EUR', 0.87, 0.62, 0.66, 0.95, 0.66], 14.2, 29_000),
  DE: yearly(['Germany', 'EUR', 0.87, 0.6, 0.62, 0.88, 0.6], 14, 29_500),
  FR: yearly(['France', 'EUR', 0.87, 0.48, 0.5, 0.75, 0.46], null, 22_500),
  ES: yearly(['Spain', 'EUR', 0.87, 0.4, 0.4, 0.62, 0.4], null, 17_500),
  PT: yearly(['Portugal', 'EUR', 0.87, 0.34, 0.33, 0.5, 0.3], null, 14_000),
  NL: yearly(['Netherlands', 'EUR', 0.87, 0.58, 0.62, 0.9, 0.6], 14.9, 31_000),
  CH: yearly(['Switzerland', 'CHF', 0.81, 1, 1, 1.5, 1], 24, 50_000),
  SE: monthly(['Sweden', 'SEK', 9.6, 0.5, 0.52, 0.85, 0.55], 276_000),
  DK: monthly(['Denmark', 'DKK', 6.5, 0.68, 0.68, 1.15, 0.7], 264_000, 137),
  PL: monthly(['Poland', 'PLN', 3.7, 0.42, 0.34, 0.5, 0.3], 60_000),
  EE: monthly(['Estonia', 'EUR', 0.87, 0.4, 0.36, 0.5, 0.32], 12_600),
  KE: monthly(['Kenya', 'KES', 129, 0.22, 0.17, 0.14, 0.12], 300_000),
  NG: monthly(['Nigeria', 'NGN', 1450, 0.12, 0.08, 0.05, 0.06], 1_500_000),
  ZA: monthly(['South Africa', 'ZAR', 17.5, 0.36, 0.3, 0.16, 0.25], 72_000),
  IN: yearly(['India', 'INR', 88, 0.22, 0.15, 0.07, 0.07], null, 216_000),
  SG: monthly(['Singapore', 'SGD', 1.29, 0.55, 0.58, 0.6, 0.55], 30_000),
  JP: yearly(['Japan', 'JPY', 150, 0.4, 0.4, 0.55, 0.4], null, 2_600_000),
  AU: yearly(['Australia', 'AUD', 1.53, 0.68, 0.7, 1, 0.92], 25.5, 52_000),
  NZ: yearly(['New Zealand', 'NZD', 1.72, 0.58, 0.55, 0.85, 0.75], 24, 50_000),
  AE: monthly(['United Arab Emirates', 'AED', 3.67, 0.55, 0.5, 0.3, 0.35], 42_000),
  MX: monthly(['Mexico', 'MXN', 18.5, 0.32, 0.26, 0.16, 0.15], 120_000),
  BR: monthly(['Brazil', 'BRL', 5.4, 0.22, 0.2, 0.1, 0.12], 22_000),
  CO: monthly(['Colombia', 'COP', 4000, 0.25, 0.2, 0.1, 0.11], 19_000_000),
}

/** Returns the country with this code. Throws if the demo doesn't have it. */
export function countryOf(code: string): Country {
  const country = countries[code]
  if (country === undefined) throw new Error(`The demo knows no country ${code}.`)
  return country
}
