/** Creates a JobPosting of schema.org; `parts` replace its fields. */
export function makeJobPosting(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Chart Editor',
    description: '<p>Draw what lies below.</p>',
    identifier: { '@type': 'PropertyValue', name: 'Harbour Lights', value: 'chart-9' },
    datePosted: '2026-05-04',
    validThrough: '2026-08-31T18:00',
    employmentType: 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Harbour Lights', sameAs: 'https://harbour.example' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'PT' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 20, maxValue: 25, unitText: 'HOUR' },
    },
    url: 'https://harbour.example/jobs/chart-9',
    ...parts,
  }
}

/** Creates a web page with these values, each in its own script. A text is inserted unchanged. */
export function makeJobPage(...blocks: readonly unknown[]): string {
  const scripts = blocks.map((block) => {
    const json = typeof block === 'string' ? block : JSON.stringify(block).replaceAll('</', String.raw`<\/`)
    return `<script type="application/ld+json">${json}</script>`
  })
  return `<!doctype html><html><head><title>Jobs</title>${scripts.join('\n')}</head><body><p>Jobs</body></html>`
}
