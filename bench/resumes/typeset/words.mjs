/**
 * A date as a person writes it in their language.
 *
 * @param {string} iso
 * @param {Record<string, any>} person
 * @param {'words' | 'numbers' | 'dots'} style
 */
function dateIn(iso, { months }, style) {
  const [year = '', month = '01'] = iso.split('-')
  if (months === 'ko') return `${year}년 ${Number(month)}월`
  if (months === 'ja' || months === 'zh') return `${year}年${Number(month)}月`
  if (style === 'numbers') return `${month}/${year}`
  if (style === 'dots') return `${month}.${year}`
  return `${months[Number(month) - 1]} ${year}`
}

/**
 * @param {Record<string, any>} entry
 * @param {Record<string, any>} person
 * @param {{ style?: 'words' | 'numbers' | 'dots', sign?: string }} how
 */
export function periodIn({ startDate, endDate }, person, { style = 'words', sign = ' – ' } = {}) {
  return dateIn(startDate, person, style) + sign + (endDate ? dateIn(endDate, person, style) : person.today)
}

/** @param {Record<string, any>} entry */
export function degreeIn({ studyType, area }, { lang }) {
  if (!area) return studyType
  return lang === 'en' ? `${studyType} in ${area}` : `${studyType}, ${area}`
}
