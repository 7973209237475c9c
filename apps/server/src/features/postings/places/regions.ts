import { placeKey } from './countries.ts'

/** States of the United States and provinces of Canada by postal code, and the nations of the United Kingdom. */
const names = {
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  GB: { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' },
} as const

export interface Region {
  readonly name: string
  readonly country: string
}

const byCode = new Map<string, Region>()
const byName = new Map<string, Region>()
for (const [country, regions] of Object.entries(names)) {
  for (const [code, name] of Object.entries(regions)) {
    byName.set(placeKey(name), { name, country })
    if (code.length === 2) byCode.set(code, { name, country })
  }
}

/**
 * Returns the region with this postal code in capitals (`TX`, `D.C.`, `ON`); null if there is none. No code is both
 * American and Canadian.
 */
export function regionOfCode(text: string): Region | null {
  return byCode.get(text.trim().replace(/\./g, '')) ?? null
}

/** Returns the region with this English name, ignoring case and accents (`texas`, `Québec`); null if there is none. */
export function regionOfName(text: string): Region | null {
  return byName.get(placeKey(text)) ?? null
}

/** Returns the postal code of a state or province; null for other regions. */
export function codeOfRegion(name: string, country: string): string | null {
  for (const [code, region] of byCode) if (region.country === country && region.name === name) return code
  return null
}

/** Returns the full name of the region with this name or code in `country`; the text itself if there is none. */
export function regionName(text: string, country: string): string {
  const region = regionOfCode(text) ?? regionOfName(text)
  return region?.country === country ? region.name : text
}
