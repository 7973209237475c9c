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

/** Patterns match the whole label, so that "What would your last name be in French?" isn't taken for a name. */
const whole = (words: string) => new RegExp(`^(?:your |dein |deine |ihr |ihre )?(?:${words})[\\s*:?.]*$`, 'i')

/** The first match decides. English and German. */
const meanings: readonly (readonly [Meaning, RegExp])[] = [
  ['first-name', whole('(?:legal |preferred )?(?:first|given) name|vorname')],
  ['last-name', whole('(?:legal )?(?:last|family) name|surname|nachname|familienname')],
  ['name', whole('(?:full |legal )?name|first and last name|vor- und nachname|vollständiger name')],
  ['email', whole('e-?mail(?: ?-?address| ?-?adresse)?')],
  ['phone', whole('(?:mobile |contact )?(?:tele)?phone(?: number)?|mobile(?: number)?|telefon(?:nummer)?|handynummer')],
  ['linkedin', whole('linked ?in(?: ?-?(?:profile?|url|link|page))*(?: url)?')],
  ['github', whole('git ?hub(?: ?-?(?:profile?|url|link|page))*(?: url)?')],
  ['website', whole('(?:personal )?(?:website|web site|homepage|portfolio)(?: ?-?(?:url|link|address))?')],
  ['city', whole('(?:current )?(?:city|town|location \\(city\\))|stadt|wohnort')],
  ['country', whole('(?:current )?country(?: of residence)?|land')],
  ['company', whole('current (?:company|employer)(?: name)?|aktueller arbeitgeber')],
  ['position', whole('current (?:job title|title|position|role)|aktuelle position')],
  ['resume', whole('résumé|resume|cv|lebenslauf|resume ?/ ?cv|cv ?/ ?resume|curriculum vitae')],
  ['notice', /\b(?:notice period|period of notice|kündigungsfrist)\b/i],
  [
    'pay',
    /\b(?:(?:salary|compensation|pay) (?:expectations?|requirements?|range)|(?:desired|expected) (?:salary|pay|compensation)|gehalts(?:vorstellung\w*|wunsch))\b/i,
  ],
]

/** Consents are always given by the person. */
const consent =
  /\b(?:i (?:agree|consent|accept|acknowledge|certify|confirm|have read)|privacy (?:policy|notice)|gdpr|dsgvo|datenschutz\w*|ich (?:stimme|willige|bestätige))\b/i

const permit =
  /\b(?:(?:authori[sz]ed|eligible|entitled|permitted|allowed) to work|right to work|work (?:permit|authori[sz]ation|visa)|arbeitserlaubnis)\b/i
const sponsor = /\bsponsor\w*/i
const need = /\b(?:requir\w*|need\w*|benötig\w*|brauch\w*)\b/i
const turned = /\b(?:not|unable|cannot|can’t|can't|nicht|kein\w*)\b/i

/** Returns the meaning of a label; `other` if only a saved answer can fill it. */
export function meaningOf(label: string): Meaning {
  if (isProtectedQuestion(label) || consent.test(label)) return 'yours'
  return meanings.find(([, words]) => words.test(label.trim()))?.[0] ?? permitMeaningOf(label)
}

/** "Do you need a permit?" and "Do you have one?" have opposite answers; ambiguous labels are left to the person. */
function permitMeaningOf(label: string): Meaning {
  if (turned.test(label)) return 'other'
  if (/\bwithout\b/i.test(label)) return permit.test(label) ? 'work-permit' : 'other'
  if (need.test(label)) return permit.test(label) || sponsor.test(label) ? 'sponsorship' : 'other'
  return permit.test(label) ? 'work-permit' : 'other'
}
