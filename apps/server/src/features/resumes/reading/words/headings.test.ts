import { expect, test } from 'vitest'
import languages from './headings.json' with { type: 'json' }
import { knownHeading, likelyHeading } from './headings.ts'

test.each([
  ['WORK EXPERIENCE', 'work'],
  ['Berufserfahrung:', 'work'],
  ['Expériences professionnelles', 'work'],
  ['Experiencia Laboral', 'work'],
  ['Experiência profissional', 'work'],
  ['Esperienze lavorative', 'work'],
  ['Werkervaring', 'work'],
  ['Doświadczenie zawodowe', 'work'],
  ['İŞ DENEYİMİ', 'work'],
  ['Arbetslivserfarenhet', 'work'],
  ['Arbeidserfaring', 'work'],
  ['Erhvervserfaring', 'work'],
  ['Työkokemus', 'work'],
  ['Pracovní zkušenosti', 'work'],
  ['Pracovné skúsenosti', 'work'],
  ['Experiență profesională', 'work'],
  ['Munkatapasztalat', 'work'],
  ['Radno iskustvo', 'work'],
  ['Επαγγελματική Εμπειρία', 'work'],
  ['ОПЫТ РАБОТЫ', 'work'],
  ['Досвід роботи', 'work'],
  ['Трудов стаж', 'work'],
  ['الخبرة العملية', 'work'],
  ['ניסיון תעסוקתי', 'work'],
  ['कार्य अनुभव', 'work'],
  ['工作经历', 'work'],
  ['工作經驗', 'work'],
  ['職務経歴', 'work'],
  ['경력 사항', 'work'],
  ['Kinh nghiệm làm việc', 'work'],
  ['Pengalaman Kerja', 'work'],
  ['ประสบการณ์ทำงาน', 'work'],
  ['Istruzione e formazione', 'education'],
  ['Wykształcenie', 'education'],
  ['3. Ausbildung', 'education'],
  ['E D U C A T I O N', 'education'],
  ['二、教育背景', 'education'],
  ['Yabancı Diller', 'languages'],
  ['Språkkunskaper', 'languages'],
  ['Umiejętności', 'skills'],
  ['Навички', 'skills'],
  ['Honors & Awards', 'awards'],
  ['Skills and Interests', 'skills'],
  ['Military Service', 'work'],
  ['Professional Memberships', 'volunteer'],
])('%s is a heading of %s', (heading, kind) => {
  expect(knownHeading(heading)).toBe(kind)
})

test('headings of each main section are known in more than twenty languages', () => {
  const kinds = ['work', 'education', 'skills', 'languages', 'contact', 'summary'] as const
  for (const language of Object.values(languages)) for (const kind of kinds) expect(language[kind]).not.toBe('')
  expect(Object.keys(languages).length).toBeGreaterThan(20)
})

test.each([
  'Performance Experience',
  'Clinical Experience',
  'Opleiding en werkervaring',
  'Lehrerfahrung',
  'Опыт волонтёра',
])('%s is probably a heading, since its words are known', (heading) => {
  expect(knownHeading(heading) ?? likelyHeading(heading)).toBeDefined()
})

test.each(['Led a team of six.', 'Northwind Labs', 'Java, Python', 'Experience with Go, 2019', 'Anna Koch', ''])(
  '%j is not a heading',
  (line) => {
    expect(knownHeading(line) ?? likelyHeading(line)).toBeUndefined()
  },
)
