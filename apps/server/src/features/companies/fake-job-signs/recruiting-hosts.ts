/** Domains of recruiting tools, from which companies email applicants. */
export const recruitingHosts: ReadonlySet<string> = new Set([
  ...['greenhouse.io', 'greenhouse-mail.io', 'lever.co', 'ashbyhq.com', 'workable.com', 'workablemail.com'],
  ...['recruitee.com', 'smartrecruiters.com', 'personio.de', 'personio.com', 'teamtailor.com', 'teamtailor-mail.com'],
  ...['join.com', 'softgarden.io', 'myworkday.com', 'breezy.hr', 'bamboohr.com', 'jobvite.com', 'icims.com'],
])
