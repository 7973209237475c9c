const partNames: Readonly<Record<string, string>> = {
  basics: 'About you',
  work: 'Experience',
  volunteer: 'Volunteering',
}

/** Where something stands in a JSON Resume document, as people say it: `work.1.startDate` is `Experience 2, start date`. */
export function pathInWords([part = '', ...rest]: readonly PropertyKey[]): string {
  const name = partNames[String(part)] ?? wordsOf(String(part))
  return rest.reduce<string>(
    (words, each) =>
      typeof each === 'number' ? `${words} ${each + 1}` : `${words}, ${wordsOf(String(each)).toLowerCase()}`,
    name.charAt(0).toUpperCase() + name.slice(1),
  )
}

function wordsOf(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]+/g, ' ')
}
