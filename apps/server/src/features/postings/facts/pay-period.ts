import type { PayPeriod } from '@rise/contract/jobs/kinds'

/** Words for a period after an amount, in the languages of the boards. */
const periodsAfterAmount: readonly (readonly [PayPeriod, RegExp])[] = [
  [
    'HOUR',
    /(?:(?<!\p{L})(?:per|an|a|each|pro|die|je|par|de l['’]|per|por|la|za|na) ?|\/ ?)(?:hour|hr|h|stunde|std|heure|uur|hora|ora|godzin[aęy]|godz|timme|time)(?!\p{L})|\bhourly\b|\bp\.?h\b|\bstündlich\b/iu,
  ],
  [
    'DAY',
    /(?:(?<!\p{L})(?:per|a|each|pro|am|par|por|al|al) ?|\/ ?)(?:day|tag|jour|d[íi]a|dag|giorno|dzień)(?!\p{L})|\bdaily\b/iu,
  ],
  [
    'WEEK',
    /(?:(?<!\p{L})(?:per|a|each|pro|die|par|por|la) ?|\/ ?)(?:week|wk|woche|semaine|semana|settimana|tydzień)(?!\p{L})|\bweekly\b|\bwöchentlich\b|\bsemanal(?:es)?\b/iu,
  ],
  [
    'MONTH',
    /(?:(?<!\p{L})(?:per|a|each|pro|im|par|por|al|del) ?|\/ ?)(?:month|mo|mth|monat|mois|mes|mês|maand|mese|miesiąc|mies|mån(?:ad(?:en)?)?|måned(?:en)?|mnd)(?!\p{L})|(?:\/ ?|每)[月]|\bmonthly\b|\bpcm\b|\bmonatlich\b|\bmensuel(?:le)?s?\b|\bmensua(?:l|les)(?!\p{L})|\bmensa(?:l|is)(?!\p{L})|\bmiesięcznie\b|\bmaandelijks\b/iu,
  ],
  [
    'YEAR',
    /(?:(?<!\p{L})(?:per|a|each|pro|im|par|por|al|l['’]) ?|\/ ?)(?:year|yr|y|annum|jahr|an|année|año|ano|jaar|anno|rok|år(?:et)?)(?!\p{L})|(?:\/ ?|每)年|\bannual(?:ly|ized)?\b|\byearly\b|\bp\. ?a\b|\bp\/a\b|\bjährlich\b|\bannuels?\b|\banua(?:l|les|is)(?!\p{L})|\bannui?\b|\brocznie\b|\bRAL\b|\bLPA\b|\bannum\b/iu,
  ],
]

/** Words for a period before an amount: `the annual base salary range is`, `Stundenlohn:`. */
const before: readonly (readonly [PayPeriod, RegExp])[] = [
  ['HOUR', /時給|时薪|시급|\bhourly\b|\bstundenlohn\b|\buurloon\b|\btaux horaire\b|\bpor hora\b|\bper hour\b/i],
  ['DAY', /日給|日薪|일급|\bdaily\b|\bday rate\b|\btagessatz\b|\bdagtarief\b/i],
  ['WEEK', /\bweekly\b|\bwochenlohn\b|\bsemanal\b/i],
  [
    'MONTH',
    /月給|月収|月薪|월급|\bmonthly\b|\bmonats(?:gehalt|lohn|brutto)\b|\bmaand(?:loon|salaris)\b|\bmensual(?:es)?\b|\bmensal\b|\bmensuel(?:le)?\b|\bper month\b/i,
  ],
  [
    'YEAR',
    /年収|年俸|年薪|연봉|\bannual(?:ly|ized)?\b|\byearly\b|\bper (?:year|annum)\b|\bjahres\w{0,12}(?:gehalt|lohn|einkommen|brutto)\b|\bjahres(?:gehalt|lohn)\b|\bjaarsalaris\b|\bannuel(?:le)?\b|\banual(?:es)?\b|\bRAL\b|\bCTC\b/i,
  ],
]

/** Returns the first period named after an amount, otherwise the last period named before it; null if there is none. */
export function payPeriodAround(wordsBefore: string, wordsBehind: string): { period: PayPeriod; words: string } | null {
  const matches = periodsAfterAmount.flatMap(([period, words]) => {
    const match = words.exec(wordsBehind)
    return match === null ? [] : [{ period, words: match[0], at: match.index }]
  })
  const [first] = matches.toSorted((a, b) => a.at - b.at)
  if (first !== undefined) return first
  const namedPeriods = before.flatMap(([period, words]) => {
    const match = words.exec(wordsBefore)
    return match === null ? [] : [{ period, words: match[0], at: match.index }]
  })
  return namedPeriods.toSorted((a, b) => b.at - a.at)[0] ?? null
}

const possibleAmounts: Readonly<Record<PayPeriod, readonly [least: number, most: number]>> = {
  HOUR: [0.5, 1_000],
  DAY: [3, 8_000],
  WEEK: [15, 40_000],
  MONTH: [40, 150_000],
  YEAR: [500, 5_000_000],
}

/** Whether this many US dollars per period can be a person's pay. */
export function isPossiblePay(dollars: number, period: PayPeriod): boolean {
  const [least, most] = possibleAmounts[period]
  return dollars >= least && dollars <= most
}
