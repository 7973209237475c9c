import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['We build software for clinics, and you will own the services that bill them every night.', 'en'],
  ['Sie beraten unsere Fachbereiche und führen Schulungen für alle Kolleginnen durch.', 'de'],
  ['Vous développez notre plateforme au sein d’une équipe de six personnes passionnées.', 'fr'],
  ['Buscamos una persona que mantenga nuestra aplicación y que hable con los clientes.', 'es'],
  ['Você vai construir serviços para milhões de pessoas que não usam computadores.', 'pt'],
  ['Je bouwt aan ons planningssysteem en je werkt nauw samen met onze klanten.', 'nl'],
])('the language of “%s” is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})

test.each(['', 'CDI. Permis C.', '12345 67890 '.repeat(50), '🙂'.repeat(100)])(
  '%s is too short to identify the language',
  (text) => {
    expect(languageOfText(text)).toBeNull()
  },
)
