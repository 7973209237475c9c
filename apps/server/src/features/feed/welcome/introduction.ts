import { t } from '@rise/texts'
import { listInWords } from '../../../platform/words/list-in-words.ts'

/** Facts from a member's story or a company's page. */
export interface Introduced {
  readonly kind: 'professional' | 'company'
  readonly first_name: string | null
  readonly label: string | null
  readonly city: string | null
  readonly skills: readonly (string | null)[]
  readonly company_name: string | null
  readonly tagline: string | null
}

const MOST_SKILLS = 3

/** Returns a draft of an introduction as HTML, from sentences whose facts are known. */
export function introduction(source: Introduced): string {
  const lines = source.kind === 'company' ? ofCompany(source) : ofProfessional(source)
  return `<p>${lines.map(asHtml).join(' ')}</p>`
}

function ofCompany({ company_name, tagline }: Introduced): string[] {
  return [
    company_name ? t('Hi, we’re {company}.', { company: company_name }) : t('Hi everyone!'),
    ...(tagline ? [sentence(tagline)] : []),
  ]
}

function ofProfessional({ first_name, label, city, skills }: Introduced): string[] {
  const knownSkills = skills.filter((skill) => skill !== null && skill !== '').slice(0, MOST_SKILLS) as string[]
  const name = first_name?.trim()
  return [
    name ? t('Hi, I’m {name}.', { name }) : t('Hi everyone!'),
    ...(label ? [t('What I do: {sentence}', { sentence: sentence(label) })] : []),
    ...(city ? [t('I’m based in {city}.', { city })] : []),
    ...(knownSkills.length > 0 ? [t('I work with {skills}.', { skills: listInWords(knownSkills) })] : []),
  ]
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
