/** What a member's story or a company's page says. */
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

/** Returns a hello to begin with, as HTML: the sentences for which something is known. */
export function introduction(of: Introduced): string {
  const lines = of.kind === 'company' ? ofCompany(of) : ofProfessional(of)
  return `<p>${lines.map(asHtml).join(' ')}</p>`
}

function ofCompany({ company_name, tagline }: Introduced): string[] {
  return [company_name ? `Hi, we’re ${company_name}.` : 'Hi everyone!', ...(tagline ? [sentence(tagline)] : [])]
}

function ofProfessional({ first_name, label, city, skills }: Introduced): string[] {
  const known = skills.filter((skill) => skill !== null && skill !== '').slice(0, MOST_SKILLS) as string[]
  const name = first_name?.trim()
  return [
    name ? `Hi, I’m ${name}.` : 'Hi everyone!',
    ...(label ? [`What I do: ${sentence(label)}`] : []),
    ...(city ? [`I’m based in ${city}.`] : []),
    ...(known.length > 0 ? [`I work with ${new Intl.ListFormat('en-GB').format(known)}.`] : []),
  ]
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
