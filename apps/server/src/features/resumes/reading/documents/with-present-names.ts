type Fields = Readonly<Record<string, unknown>>

/** The names of JSON Resume's fields before version 1.0, with the present names. */
const formerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { gpa: 'score', website: 'url' },
  publications: { website: 'url' },
  projects: { website: 'url' },
  languages: { name: 'language', level: 'fluency' },
}

/** Returns a document with the present field names. If it uses both names of a field, both values are kept. */
export function withPresentNames(document: Fields): Fields {
  return Object.fromEntries(
    Object.entries(document).map(([part, value]) => {
      if (part === 'basics')
        return [part, isFields(value) ? renameFields(value, { website: 'url', picture: 'image' }) : value]
      const names = formerNames[part]
      if (!names || !Array.isArray(value)) return [part, value]
      return [part, value.map((entry) => (isFields(entry) ? renameFields(entry, names) : entry))]
    }),
  )
}

function renameFields(fields: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      const presentName = names[key]
      return [presentName !== undefined && !(presentName in fields) ? presentName : key, value]
    }),
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
