import { isProtectedQuestion } from '@rise/contract/smart-apply/protected-question'

/** The meaning of a form's field, if its label is unambiguous. */
export type Meaning =
  | 'yours'
  | 'first-name'
  | 'last-name'
  | 'name'
  | 'email'
  | 'phone'
  | 'linkedin'
  | 'github'
  | 'website'
  | 'city'
  | 'country'
  | 'company'
  | 'position'
  | 'notice'
  | 'pay'
  | 'work-permit'
  | 'sponsorship'
  | 'resume'
  | 'other'

/** Returns a pattern for whole labels, so that "What would your last name be in French?" isn't taken for a name. */
const wholeLabel = (words: string) => new RegExp(`^(?:your |dein |deine |ihr |ihre )?(?:${words})[\\s*:?.]*$`, 'i')

/** The patterns in English and German; the first match decides. */
const meanings: readonly (readonly [Meaning, RegExp])[] = [
  ['first-name', wholeLabel('(?:legal |preferred )?(?:first|given) name|vorname')],
  ['last-name', wholeLabel('(?:legal )?(?:last|family) name|surname|nachname|familienname')],
  ['name', wholeLabel('(?:full |legal )?name|first and last name|vor- und nachname|vollständiger name')],
  ['email', wholeLabel('e-?mail(?: ?-?address| ?-?adresse)?')],
  [
    'phone',
    wholeLabel('(?:mobile |contact )?(?:tele)?phone(?: number)?|mobile(?: number)?|telefon(?:nummer)?|handynummer'),
  ],
  ['linkedin', wholeLabel('linked ?in(?: ?-?(?:profile?|url|link|page))*(?: url)?')],
  ['github', wholeLabel('git ?hub(?: ?-?(?:profile?|url|link|page))*(?: url)?')],
  ['website', wholeLabel('(?:personal )?(?:website|web site|homepage|portfolio)(?: ?-?(?:url|link|address))?')],
  ['city', wholeLabel('(?:current )?(?:city|town|location \\(city\\))|stadt|wohnort')],
  ['country', wholeLabel('(?:current )?country(?: of residence)?|land')],
  ['company', wholeLabel('current (?:company|employer)(?: name)?|aktueller arbeitgeber')],
  ['position', wholeLabel('current (?:job title|title|position|role)|aktuelle position')],
  ['resume', wholeLabel('résumé|resume|cv|lebenslauf|resume ?/ ?cv|cv ?/ ?resume|curriculum vitae')],
  ['notice', /\b(?:notice period|period of notice|kündigungsfrist)\b/i],
  [
    'pay',
    /\b(?:(?:salary|compensation|pay) (?:expectations?|requirements?|range)|(?:desired|expected) (?:salary|pay|compensation)|gehalts(?:vorstellung\w*|wunsch))\b/i,
  ],
]

/** Labels of consents, which only the person gives. */
const consent =
  /\b(?:i (?:agree|consent|accept|acknowledge|certify|confirm|have read)|privacy (?:policy|notice)|gdpr|dsgvo|datenschutz\w*|ich (?:stimme|willige|bestätige))\b/i

const permit =
  /\b(?:(?:authori[sz]ed|eligible|entitled|permitted|allowed) to work|right to work|work (?:permit|authori[sz]ation|visa)|arbeitserlaubnis)\b/i
const sponsor = /\bsponsor\w*/i
const need = /\b(?:requir\w*|need\w*|benötig\w*|brauch\w*)\b/i
const negation = /\b(?:not|unable|cannot|can’t|can't|nicht|kein\w*)\b/i

/** Returns the meaning of a label; `other` if only a saved answer can fill the field. */
export function meaningOf(label: string): Meaning {
  if (isProtectedQuestion(label) || consent.test(label)) return 'yours'
  return meanings.find(([, words]) => words.test(label.trim()))?.[0] ?? permitMeaningOf(label)
}

/**
 * Returns the meaning of a label about work permits. "Do you need a permit?" and "Do you have one?" have opposite
 * answers, so ambiguous labels are left to the person.
 */
function permitMeaningOf(label: string): Meaning {
  if (negation.test(label)) return 'other'
  if (/\bwithout\b/i.test(label)) return permit.test(label) ? 'work-permit' : 'other'
  if (need.test(label)) return permit.test(label) || sponsor.test(label) ? 'sponsorship' : 'other'
  return permit.test(label) ? 'work-permit' : 'other'
}
