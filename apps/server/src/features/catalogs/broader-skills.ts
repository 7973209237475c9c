import { findEntry } from './present-catalogs.ts'

/**
 * Returns the names of the skills that a skill implies, nearest first: Next.js implies React, which implies JavaScript.
 */
export function broaderSkills(text: string): readonly string[] {
  const names = new Set<string>()
  const entry = findEntry('skills', text)
  // Iterating over a set includes the elements added meanwhile.
  for (const name of entry?.broader ?? []) names.add(name)
  for (const name of names) for (const next of findEntry('skills', name)?.broader ?? []) names.add(next)
  return [...names].filter((name) => name !== entry?.name)
}
