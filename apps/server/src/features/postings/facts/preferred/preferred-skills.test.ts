import { describe, expect, test } from 'vitest'
import { skillsOfText } from '../skills-of-text.ts'
import { preferredSkills, readNeeds } from './preferred-skills.ts'

/** Returns the skills that a description calls nice to have, out of all skills that it names. */
function preferredIn(html: string, title = 'Colleague'): readonly string[] {
  const needs = readNeeds(html)
  const all = skillsOfText(title, needs.text, needs.passages)?.skills ?? []
  return preferredSkills(title, needs, all)?.skills.toSorted() ?? []
}

const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

describe('a section', () => {
  test.each([
    'Nice to have',
    'NICE TO HAVE:',
    'Nice-to-haves',
    '✨ Nice to have ✨',
    'Nice to have, but not required',
    'A plus, not a must',
    'Good to have',
    'Bonus points',
    'Bonus points if you have',
    'Preferred qualifications',
    'Preferred skills and experience:',
    'Skills (nice to have)',
    'Nice-to-have requirements',
    'Even better if you have',
    'Wünschenswerte Anforderungen',
    'Qualifications – preferred',
    'It would be a plus if you have',
    'Desirable',
    'Plus',
    'Von Vorteil',
    'Wünschenswert',
    'Wünschenswerte Kenntnisse',
    'Außerdem von Vorteil, aber kein Muss',
    'Das wäre schön',
    'Les plus',
    'Un plus',
    'Serait un plus :',
    'Compétences appréciées',
    'Deseable',
    'Se valorará',
    'Requisitos deseables',
    'Diferenciais',
    'Conhecimentos desejáveis',
    'Será um diferencial',
    'Requisiti preferenziali',
    'Gradito',
    'Costituisce titolo preferenziale',
    'Een pré',
    'Pluspunten',
    'Wenselijk',
    'Mile widziane',
    'Dodatkowe atuty',
  ])('headed “%s” contains nice-to-have skills', (heading) => {
    const before = `<h3>Profile</h3>${list('Python', 'SQL')}`
    const after = `<h3>Location</h3>${list('Our office runs on Linux')}`
    expect(preferredIn(`${before}<h3>${heading}</h3>${list('Kubernetes', 'Terraform')}${after}`)).toEqual([
      'Kubernetes',
      'Terraform',
    ])
    const bold = `<p><strong>${heading}</strong></p>`
    expect(preferredIn(`${before}${bold}${list('Kubernetes')}<p>The office runs on Linux.</p>`)).toEqual(['Kubernetes'])
  })

  test.each([
    'Nice to have a great team',
    'Nice to have you here',
    'Not a nice to have',
    'More than nice to have',
    'Bonuses and perks',
    'Preferred working hours',
    'Required and preferred qualifications',
    'Must have',
    'Requirements and nice to have',
    'Requirements / nice to have',
    'Not nice to have, but must have',
    'Plus-size fashion',
    'Surplus',
    'Your plus at Harbour Works',
    'Experience not required',
    'Vorteile',
    'Deine Vorteile',
    'Kein Nice-to-have',
    'Profil souhaité',
    'Les plus du poste',
    'Perfil deseado',
    'Nossos diferenciais',
    'Twoje atuty',
  ])('headed “%s” contains no nice-to-have skills', (heading) => {
    expect(preferredIn(`<h3>${heading}</h3>${list('Kubernetes', 'Terraform')}`)).toEqual([])
  })

  test('ends at text after its list, at the next heading of any kind, and at the end of its nested list', () => {
    expect(preferredIn(`<p>Nice to have:</p>${list('Kubernetes')}<p>Each day you use Python.</p>`)).toEqual([
      'Kubernetes',
    ])
    expect(preferredIn(`<p>Nice to have:</p>${list('Kubernetes')}<p>Requirements</p>${list('Python')}`)).toEqual([
      'Kubernetes',
    ])
    expect(preferredIn(list(`Nice to have ${list('Kubernetes')}`, 'Python'))).toEqual(['Kubernetes'])
    expect(preferredIn('<p>Bonus points:<br>• Kubernetes<br>• Terraform<br>Benefits<br>• Python courses</p>')).toEqual([
      'Kubernetes',
      'Terraform',
    ])
  })

  test('may be plain lines or paragraphs, up to the next sentence of another kind', () => {
    expect(
      preferredIn('<p>Must have<br>Python<br>Nice to have<br>Kubernetes<br>Terraform<br>We use Linux.</p>'),
    ).toEqual(['Kubernetes', 'Terraform'])
    expect(
      preferredIn(
        '<h3>Nice to have</h3><p>You know Kubernetes.</p><p>You tried Terraform.</p><h3>You</h3><p>Python</p>',
      ),
    ).toEqual(['Kubernetes', 'Terraform'])
    expect(preferredIn('<h3>Nice to have</h3><p>Kubernetes.</p><p>Python is our daily language.</p>')).toEqual([
      'Kubernetes',
    ])
  })

  test('continues below a smaller heading', () => {
    const tools = `<h4>Tools</h4>${list('Kubernetes')}<h4>Languages</h4>${list('TypeScript')}`
    expect(preferredIn(`<h3>Nice to have</h3>${tools}<h3>Required</h3>${list('Python')}`)).toEqual([
      'Kubernetes',
      'TypeScript',
    ])
  })

  test('continues after a sentence that says that none of it is required', () => {
    const tools = `<p>None of these is a must:</p>${list('Kubernetes', 'Terraform')}`
    expect(preferredIn(`<h3>Nice to have</h3>${tools}<h3>Required</h3>${list('Python')}`)).toEqual([
      'Kubernetes',
      'Terraform',
    ])
  })

  test('can be a row of a table', () => {
    const rows = '<tr><td>Python</td><td>required</td></tr><tr><td>Kubernetes</td><td>nice to have</td></tr>'
    expect(preferredIn(`<table>${rows}</table>`)).toEqual(['Kubernetes'])
  })

  test('excludes a skill that one of its items calls required', () => {
    expect(preferredIn(`<h3>Nice to have</h3>${list('Kubernetes', 'Terraform is required for seniors')}`)).toEqual([
      'Kubernetes',
    ])
  })
})

describe('the sentence', () => {
  test.each([
    ['Python and SQL. Nice to have: Kubernetes, Terraform.', ['Kubernetes', 'Terraform']],
    ['Must have: Python; nice to have: Kubernetes; Terraform', ['Kubernetes', 'Terraform']],
    ['Bonus: Kubernetes. Python is a must.', ['Kubernetes']],
    [
      'Nice to have: experience with Kubernetes. Knowledge of Terraform. Our office runs on Linux.',
      ['Kubernetes', 'Terraform'],
    ],
    ['Required: Python. Nice to have: Kubernetes. Salary plus bonus, training for AWS.', ['Kubernetes']],
    ['If you also know Kubernetes, that’s a plus. Python is essential.', ['Kubernetes']],
    ['Python — must; Kubernetes — nice to have', ['Kubernetes']],
    ['Preferably AWS; Kubernetes strongly preferred', ['AWS', 'Kubernetes']],
    ['Python (required), Kubernetes (nice to have), Terraform (a plus, not a must)', ['Kubernetes', 'Terraform']],
    ['You know Python; Kubernetes is a plus.', ['Kubernetes']],
    ['You know Python and Kubernetes is a big plus.', ['Kubernetes']],
    ['Strong Python required, Kubernetes preferred.', ['Kubernetes']],
    ['Experience with Kubernetes, Docker or Terraform is a plus.', ['Docker', 'Kubernetes', 'Terraform']],
    ['Experience in Python, and knowledge of Terraform would be an advantage.', ['Terraform']],
    ['It’s a plus if you know Kubernetes.', ['Kubernetes']],
    ['Bonus points for Kubernetes and Terraform, but Python is required.', ['Kubernetes', 'Terraform']],
    ['Ideally you have seen Kubernetes.', ['Kubernetes']],
    ['Nice to have experience with Kubernetes.', ['Kubernetes']],
    ['Kubernetes is not required, but nice to have.', ['Kubernetes']],
    ['Du beherrschst Python, Kenntnisse in Kubernetes sind von Vorteil.', ['Kubernetes']],
    ['Wünschenswert sind Erfahrungen mit Kubernetes und Terraform.', ['Kubernetes', 'Terraform']],
    ['Ein großes Plus sind Kenntnisse in Kubernetes.', ['Kubernetes']],
    ['Python ist Voraussetzung, idealerweise kennst du auch Kubernetes.', ['Kubernetes']],
    ['Vous maîtrisez Python, la connaissance de Kubernetes serait un plus.', ['Kubernetes']],
    ['Kubernetes est un vrai plus.', ['Kubernetes']],
    ['Dominas Python. Se valorará experiencia con Kubernetes.', ['Kubernetes']],
    ['Kubernetes es deseable; Python, imprescindible.', ['Kubernetes']],
    ['Python é obrigatório. Kubernetes será um diferencial.', ['Kubernetes']],
    ['Desejável conhecimento em Kubernetes.', ['Kubernetes']],
    ['Ottima conoscenza di Python. Gradita la conoscenza di Kubernetes.', ['Kubernetes']],
    ['La conoscenza di Kubernetes costituisce titolo preferenziale.', ['Kubernetes']],
    ['Je kent Python; ervaring met Kubernetes is een pré.', ['Kubernetes']],
    ['Bij voorkeur heb je ervaring met Kubernetes.', ['Kubernetes']],
    ['Python jest wymagany. Znajomość Kubernetes będzie dodatkowym atutem.', ['Kubernetes']],
    ['Mile widziana znajomość Kubernetes.', ['Kubernetes']],
  ])('“%s” names nice-to-have skills', (text, skills) => {
    expect(preferredIn(`<p>${text}</p>`)).toEqual(skills)
  })

  test.each([
    'Nice to have a great team that knows Kubernetes.',
    'It is nice to have colleagues who know Kubernetes.',
    'Not a nice to have: you need Kubernetes.',
    'Kubernetes is not a nice to have: you need it.',
    'Kubernetes is not just a plus.',
    'Kubernetes isn’t a plus, it’s a must.',
    'Kubernetes is more than a plus.',
    'We pay a salary plus bonus, and run Kubernetes.',
    'Our preferred partner runs Kubernetes.',
    'Kubernetes ist nicht nur von Vorteil, sondern Voraussetzung.',
    'Kubernetes ist kein Nice-to-have.',
    'Kubernetes n’est pas un plus.',
    'Kubernetes aura un plus grand rôle.',
    'Kubernetes no es un plus, es imprescindible.',
    'Kubernetes nie jest plusem.',
  ])('“%s” names no nice-to-have skills', (text) => {
    expect(preferredIn(`<p>${text}</p>`)).toEqual([])
  })
})

test('a skill also named in the title or another part of the text is required', () => {
  const nice = `<h3>Nice to have</h3>${list('Kubernetes', 'Terraform')}`
  expect(preferredIn(`<h3>You bring</h3>${list('Kubernetes')}${nice}`)).toEqual(['Terraform'])
  expect(preferredIn(`<h3>You bring</h3>${list('k8s')}${nice}`)).toEqual(['Terraform'])
  expect(preferredIn(nice, 'Kubernetes administrator')).toEqual(['Terraform'])
})

test('the text decides about the skills of a source’s own list, even those outside our vocabulary', () => {
  const needs = readNeeds(`<p>You splice rope.</p><h3>Nice to have</h3>${list('Sailmaking', 'GO')}`)
  const skills = ['Rope splicing', 'sailmaking', 'Go', 'Rigging']
  expect(preferredSkills('Rigger', needs, skills)?.skills).toEqual(['sailmaking'])
})

test('a skill is not recognised at the end of a longer name', () => {
  const needs = readNeeds(`<h3>Nice to have</h3>${list('Conflict mediation', 'Coaching or teaching')}`)
  expect(preferredSkills('', needs, ['Mediation', 'Coaching', 'Teaching'])?.skills).toEqual(['Coaching', 'Teaching'])
})

test('if a text names too many skills, a required one comes first', () => {
  const many = 'Django Redis Kafka SQL MySQL PHP Laravel Docker Terraform Ansible AWS Azure Jenkins Git Linux Scala'
  const needs = readNeeds(`<p>Nice to have:</p>${list(many)}<p>You bring</p>${list('Python')}`)
  expect(skillsOfText('', needs.text, needs.passages)?.skills[0]).toBe('Python')
})

test('the quote contains the words that call the skills nice to have', () => {
  const needs = readNeeds(`<h3>Nice to have:</h3>${list('Kubernetes')}`)
  expect(preferredSkills('', needs, ['Kubernetes'])?.quote).toBe('Nice to have … Kubernetes')
})

test('only the beginning of a hostile description is read', () => {
  const hostile = ['<b>', '<li>nice to have ', 'a plus, and ', '(nice to have', 'not a ', 'plus ', ': - ', 'you and ']
  for (const words of hostile) expect(readNeeds(words.repeat(8_000)).text.length).toBeLessThan(60_001)
})
