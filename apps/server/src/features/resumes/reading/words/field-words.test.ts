import { expect, test } from 'vitest'
import { isCompany, isDegree, isRole, isSchool } from './field-words.ts'
import { isFluency, isNaturalLanguage } from './natural-languages.ts'

test.each([
  'Lead Vocalist',
  'Softwareentwicklerin',
  'Cheffe de projet',
  'Desarrolladora web',
  'Ingegnere del software',
  'Verpleegkundige',
  'Specjalistka ds. kadr',
  'Kıdemli Yazılım Mühendisi',
  'Undersköterska',
  'Saksbehandler',
  'Pædagog',
  'Lähihoitaja',
  'Účetní',
  'Inginer',
  'Könyvelő',
  'Νοσηλεύτρια',
  'Ведущий разработчик',
  'Бухгалтерка',
  'مهندسة برمجيات',
  'מנהלת מוצר',
  'वेब डेवलपर',
  '高级工程师',
  '部長',
  '프론트엔드 개발자',
])('%s is a role', (text) => {
  expect(isRole(text)).toBe(true)
})

test.each([
  'Acme GmbH',
  'Northgate Clinic',
  'Bank of Utah',
  'Nordvento S.r.l.',
  'Wawel Sp. z o.o.',
  '株式会社みなと',
  'ООО Парус',
])('%s is a company', (text) => {
  expect(isCompany(text)).toBe(true)
})

test('a role that contains a word for a kind of company is not a company', () => {
  for (const text of ['Store Manager', 'Software Engineer', 'Media Planner', 'Head of Digital Products'])
    expect(isCompany(text)).toBe(false)
})

test('schools and degrees are recognised by their words', () => {
  for (const text of [
    'Politecnico di Milano',
    'Uniwersytet Warszawski',
    'Lunds universitet',
    '清华大学',
    'МГУ имени Ломоносова',
  ])
    expect(isSchool(text)).toBe(true)
  for (const text of [
    'BSc Physics',
    'Laurea magistrale',
    'Yüksek Lisans',
    'Civilingenjör',
    'Магистр',
    '硕士',
    'تواصل بكالوريوس',
  ])
    expect(isDegree(text)).toBe(true)
})

test('spoken languages are distinguished from programming languages', () => {
  for (const text of [
    'German',
    'Deutsch',
    'język angielski',
    'Brazilian Portuguese',
    'İngilizce',
    '日本語',
    'العربية',
    'Igbo',
  ])
    expect(isNaturalLanguage(text)).toBe(true)
  for (const text of ['Java', 'Python', 'C++', 'SQL', 'Swift', 'Go', 'Kotlin'])
    expect(isNaturalLanguage(text)).toBe(false)
  for (const text of ['native', 'C1', 'verhandlungssicher', 'Langue maternelle', 'biegły', 'родной', '母语'])
    expect(isFluency(text)).toBe(true)
})
