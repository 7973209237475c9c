/**
 * Returns the languages in which this installation offers its pages, by `LANGUAGES`: see docs/configuration.md. The web
 * app is built once for each.
 */
export function offeredLanguages() {
  const tags = (process.env.LANGUAGES ?? '').split(',').map((tag) => tag.trim())
  const languages = [...new Set(tags.filter((tag) => /^[a-z]+(-[a-z\d]+)*$/i.test(tag)))]
  return languages.length > 0 ? languages : ['en']
}
