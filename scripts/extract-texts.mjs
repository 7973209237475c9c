// npm run extract:texts: writes new texts into the catalogs, removes those without a source, and prints what share of
// the texts each language has.
import { join } from 'node:path'
import { readSourceFiles } from './check-files.mjs'
import { exitWith, Failure, prepare, root } from './prepare.mjs'

async function main() {
  await prepare({ web: false })
  const { collectTexts, countTranslated } = await import('../packages/texts/build/collect-texts.ts')
  const { readLanguages, writeCatalogs } = await import('../packages/texts/build/catalogs.ts')
  const { readTranslations } = await import('../packages/texts/src/read-translations.ts')
  const folder = join(root, 'locales')
  const { languages, moved } = readLanguages(folder)
  const collected = collectTexts(readSourceFiles(root), moved)
  if (collected.problems.length > 0) throw new Failure(collected.problems.join('\n'))
  writeCatalogs(folder, collected)
  for (const [language, { name, finished }] of Object.entries(languages)) {
    const { total, translated } = countTranslated(collected.keys, readTranslations(language, folder))
    const share = total === 0 ? 100 : Math.floor((100 * translated) / total)
    console.log(
      `${language}  ${name.padEnd(12)} ${share} %: ${translated} of ${total} texts${finished ? ', finished' : ''}`,
    )
  }
  return 0
}

await exitWith(main)
