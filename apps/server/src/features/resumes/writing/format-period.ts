const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats `2020-05-17` and `2020-05` as May 2020, `2020` as itself, and no date as an empty string. */
export function formatDate(date: string | undefined): string {
  if (!date) return ''
  const [year = '', month] = date.split('-')
  const name = month === undefined ? undefined : months[Number(month) - 1]
  return name ? `${name} ${year}` : year
}

/** Formats a period; if it is ongoing, `open` takes the place of its end. */
export function formatPeriod(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  open = 'Present',
): string {
  if (!startDate) return formatDate(endDate)
  const [from, to] = [formatDate(startDate), endDate ? formatDate(endDate) : open]
  return from === to ? from : `${from} – ${to}`
}
