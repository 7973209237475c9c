import { msg } from '@rise/texts'
import { type EntryNames, entriesInWords, type NamedEntry, nameOfEntry } from '../entries/words.ts'

/** The names in `industries.json`, by slug. */
export const industryNames: EntryNames = {
  software: msg('Software', 'an industry'),
  'developer-tools': msg('Developer Tools', 'an industry'),
  'artificial-intelligence': msg('Artificial Intelligence', 'an industry'),
  cybersecurity: msg('Cybersecurity', 'an industry'),
  hardware: msg('Hardware & Devices', 'an industry'),
  telecommunications: msg('Telecommunications', 'an industry'),
  'cloud-services': msg('Cloud & Hosting', 'an industry'),
  'data-analytics': msg('Data & Analytics Services', 'an industry'),
  semiconductors: msg('Semiconductors', 'an industry'),
  robotics: msg('Robotics & Automation', 'an industry'),
  'it-services': msg('IT Services', 'an industry'),
  'financial-technology': msg('Financial Technology', 'an industry'),
  banking: msg('Banking', 'an industry'),
  insurance: msg('Insurance', 'an industry'),
  investment: msg('Investment Management', 'an industry'),
  accounting: msg('Accounting & Tax', 'an industry'),
  'venture-capital': msg('Venture Capital & Private Equity', 'an industry'),
  payments: msg('Payments', 'an industry'),
  'digital-health': msg('Digital Health', 'an industry'),
  hospitals: msg('Hospitals & Clinics', 'an industry'),
  biotechnology: msg('Biotechnology', 'an industry'),
  'medical-devices': msg('Medical Devices', 'an industry'),
  pharmaceuticals: msg('Pharmaceuticals', 'an industry'),
  'elder-care': msg('Elder & Social Care', 'an industry'),
  'mental-health': msg('Mental Health & Wellbeing', 'an industry'),
  veterinary: msg('Veterinary & Animal Care', 'an industry'),
  'education-technology': msg('Education Technology', 'an industry'),
  schools: msg('Schools & Universities', 'an industry'),
  childcare: msg('Childcare & Early Years', 'an industry'),
  training: msg('Professional Training', 'an industry'),
  'renewable-energy': msg('Renewable Energy', 'an industry'),
  utilities: msg('Utilities', 'an industry'),
  'climate-technology': msg('Climate Technology', 'an industry'),
  'oil-and-gas': msg('Oil & Gas', 'an industry'),
  'nuclear-energy': msg('Nuclear Energy', 'an industry'),
  'waste-and-recycling': msg('Waste & Recycling', 'an industry'),
  water: msg('Water & Sanitation', 'an industry'),
  agriculture: msg('Agriculture & Food', 'an industry'),
  retail: msg('Retail & E-commerce', 'an industry'),
  travel: msg('Travel & Hospitality', 'an industry'),
  fashion: msg('Fashion & Beauty', 'an industry'),
  sports: msg('Sports & Outdoors', 'an industry'),
  'food-and-drink': msg('Food & Drink Production', 'an industry'),
  restaurants: msg('Restaurants & Catering', 'an industry'),
  'consumer-goods': msg('Consumer Goods', 'an industry'),
  'home-and-furniture': msg('Home & Furniture', 'an industry'),
  fitness: msg('Fitness & Leisure', 'an industry'),
  wholesale: msg('Wholesale', 'an industry'),
  games: msg('Games', 'an industry'),
  media: msg('Media & Publishing', 'an industry'),
  advertising: msg('Advertising & Marketing', 'an industry'),
  music: msg('Music & Entertainment', 'an industry'),
  'film-and-television': msg('Film & Television', 'an industry'),
  events: msg('Events & Exhibitions', 'an industry'),
  'social-networks': msg('Social Networks', 'an industry'),
  design: msg('Design & Creative Studios', 'an industry'),
  manufacturing: msg('Manufacturing', 'an industry'),
  logistics: msg('Logistics & Transportation', 'an industry'),
  automotive: msg('Automotive & Mobility', 'an industry'),
  aerospace: msg('Aerospace', 'an industry'),
  construction: msg('Construction & Architecture', 'an industry'),
  chemicals: msg('Chemicals & Materials', 'an industry'),
  mining: msg('Mining & Metals', 'an industry'),
  machinery: msg('Machinery & Equipment', 'an industry'),
  electronics: msg('Electronics & Electrical', 'an industry'),
  textiles: msg('Textiles & Apparel', 'an industry'),
  defence: msg('Defence & Security', 'an industry'),
  maritime: msg('Maritime & Shipping', 'an industry'),
  aviation: msg('Airlines & Aviation', 'an industry'),
  rail: msg('Rail & Public Transport', 'an industry'),
  forestry: msg('Forestry, Paper & Packaging', 'an industry'),
  'real-estate': msg('Real Estate', 'an industry'),
  consulting: msg('Consulting', 'an industry'),
  'legal-services': msg('Legal Services', 'an industry'),
  staffing: msg('Staffing & Recruiting', 'an industry'),
  facilities: msg('Facilities & Cleaning', 'an industry'),
  'customer-service': msg('Customer Service & Outsourcing', 'an industry'),
  'market-research': msg('Market Research', 'an industry'),
  translation: msg('Translation & Localisation', 'an industry'),
  repair: msg('Trades & Repair', 'an industry'),
  government: msg('Government', 'an industry'),
  'non-profit': msg('Non-profit & Social Impact', 'an industry'),
  research: msg('Research', 'an industry'),
  'international-organisations': msg('International Organisations', 'an industry'),
  'public-safety': msg('Public Safety & Emergency Services', 'an industry'),
  'arts-and-culture': msg('Arts, Museums & Culture', 'an industry'),
  'religious-organisations': msg('Religious Organisations', 'an industry'),
  'unions-and-associations': msg('Unions & Associations', 'an industry'),
}

/** Returns the name of an industry in the reader's language. */
export function industryName(entry: NamedEntry): string {
  return nameOfEntry(industryNames, entry)
}

/** Returns industries with their names in the reader's language. */
export function industriesInWords<T extends NamedEntry>(industries: readonly T[]): readonly T[] {
  return entriesInWords(industryNames, industries)
}

const sectorNames: EntryNames = {
  Technology: msg('Technology', 'a sector of the economy'),
  Finance: msg('Finance', 'a sector of the economy'),
  Health: msg('Health', 'a sector of the economy'),
  Education: msg('Education', 'a sector of the economy'),
  'Energy & Climate': msg('Energy & Climate', 'a sector of the economy'),
  Consumer: msg('Consumer', 'a sector of the economy'),
  Media: msg('Media', 'a sector of the economy'),
  Industry: msg('Industry', 'a sector of the economy'),
  Services: msg('Services', 'a sector of the economy'),
  'Public & Social': msg('Public & Social', 'a sector of the economy'),
}

/** Returns the name of a sector, which groups industries, in the reader's language. */
export function sectorName(sector: string): string {
  return nameOfEntry(sectorNames, { slug: sector, name: sector })
}
