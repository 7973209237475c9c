/** Formats the name of an email’s template for people: `Confirm address`. */
export function formatTemplate(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
