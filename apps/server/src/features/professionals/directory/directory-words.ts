import type { Resume } from '@rise/contract/resumes/shapes'
import { searchVector, type WeighedText } from '../../../platform/words/search-vector.ts'
import { entriesOf } from '../../catalogs/index.ts'
import { countryName } from '../present-person.ts'
import type { StoryRow } from '../story-row.ts'
import { presentWorkplaces } from '../workplaces/workplace.ts'

/**
 * Returns the words by which a professional is found on this day, as the input form of a `tsvector`: name (A), headline
 * (B), skills and current work (C), place, expertises and hats (D). All of it is on their public page.
 */
export function directoryWords(row: StoryRow, resume: Resume, today: string): string {
  const { basics, skills = [], work = [] } = resume
  const { city, region, countryCode } = basics?.location ?? {}
  const workplaces = new Set(presentWorkplaces(resume, today).map(({ name }) => name))
  const positions = work.filter(({ name = '' }) => workplaces.has(name)).map(({ position }) => position)
  const entries = [...entriesOf('expertises', row.expertises ?? []), ...entriesOf('hats', row.hats ?? [])]
  return searchVector([
    ...weighedTexts('A', [`${row.first_name} ${row.last_name}`]),
    ...weighedTexts('B', [basics?.label]),
    ...weighedTexts('C', [...skills.map(({ name }) => name), ...positions, ...workplaces]),
    ...weighedTexts('D', [city, region, countryCode && countryName(countryCode), ...entries.map(({ name }) => name)]),
  ])
}

function weighedTexts(weight: WeighedText['weight'], texts: readonly (string | undefined)[]): WeighedText[] {
  return texts.flatMap((text) => (text ? [{ text, weight }] : []))
}
