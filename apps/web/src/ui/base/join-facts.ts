/** Joins the known facts to one text. Each dot stays with the fact before it, so that no line begins with a dot. */
export function joinFacts(facts: readonly (string | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00a0· ')
}
