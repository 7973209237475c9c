import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { formatLanguage } from '../src/formatters.ts'
import { readTranslations } from '../src/read-translations.ts'
import { mayHaveTexts } from './find-texts.ts'
import { replaceTexts } from './replace-texts.ts'

const compiledModules = new Map(
  ['compiled', 'compiled-rich'].map((name) => [
    `@rise/texts/${name}`,
    fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url)),
  ]),
)

/** Builds a bundle in one language: replaces its texts, and the module that looks texts up. */
export function textsInLanguage(language: string): Plugin {
  const translations = readTranslations(language)
  return {
    name: 'texts-in-language',
    enforce: 'pre',
    config: () => ({ define: { TEXTS_LANGUAGE: JSON.stringify(formatLanguage(language)) } }),
    resolveId(id) {
      return compiledModules.get(id === '@rise/texts' ? '@rise/texts/compiled' : id)
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\/|\/packages\/texts\// } },
      handler(code, id) {
        if (!mayHaveTexts(code)) return undefined
        return { code: replaceTexts(id, code, { language, translationOf: (key) => translations.get(key) }), map: null }
      },
    },
  }
}
