import type { Person } from './person.ts'

type Style = 'words' | 'numbers' | 'dots'
export interface DateStyle {
  readonly style?: Style
  readonly sign?: string
}

/** Formats a date as in the person's language. */
function dateIn(iso: string, { months }: Person, style: Style): string {
  const [year = '', month = '01'] = iso.split('-')
  if (months === 'ko') return `${year}년 ${Number(month)}월`
  if (months === 'ja' || months === 'zh') return `${year}年${Number(month)}月`
  if (style === 'numbers') return `${month}/${year}`
  if (style === 'dots') return `${month}.${year}`
  return `${months[Number(month) - 1]} ${year}`
}

/** Formats a period as in the person's language. */
export function periodIn(
  { startDate, endDate }: { readonly startDate: string; readonly endDate?: string },
  person: Person,
  { style = 'words', sign = ' – ' }: DateStyle = {},
): string {
  return dateIn(startDate, person, style) + sign + (endDate ? dateIn(endDate, person, style) : person.today)
}

/** Formats a degree with its field. */
export function degreeIn({ studyType, area }: Person['education'][number], { lang }: Person): string {
  if (!area) return studyType
  return lang === 'en' ? `${studyType} in ${area}` : `${studyType}, ${area}`
}
