// Describes, as data, the public contract of the API: each feature's endpoints, and each named shape once.

/** @typedef {{ toJSONSchema(options: object): { $schema?: string, $defs?: Record<string, unknown> }, meta(): object | undefined }} Schema what zod's schemas are to us */
/** @typedef {{ access: string, confirmed?: boolean, permission?: string, bearer?: string, upload?: object, limits?: readonly object[], params?: Schema, query?: Schema, body?: Schema, reply: Schema, errors: readonly { code: string, status: number }[] }} Endpoint */
/** @typedef {{ endpoints: Record<string, unknown>, inputs: Record<string, unknown>, replies: Record<string, unknown> }} FeatureDescription */
/** @typedef {{ feature: string, name: string }} Place */

/**
 * The locations of the contract's parts: the feature of each endpoint, by its key, and the feature and name of each
 * shape.
 *
 * @typedef {{ features: ReadonlyMap<string, string>, shapes: ReadonlyMap<object, Place> }} Places
 */

/**
 * Returns the places of the exports of the contract's modules. An endpoint belongs to the first folder of its module; a
 * schema is named after the folders below it: `pictures/shapes.ts` has `picture`, `companies/page/shapes.ts` has
 * `page.companyDesk`.
 *
 * @param {readonly { path: string, exports: Readonly<Record<string, unknown>> }[]} modules
 * @returns {Places}
 */
export function findPlaces(modules) {
  /** @type {Map<string, string>} */
  const features = new Map()
  /** @type {Map<object, Place>} */
  const shapes = new Map()
  for (const { path, exports } of modules) {
    const [feature = '', ...folders] = path.split('/').slice(0, -1)
    for (const [name, value] of Object.entries(exports)) {
      if (isObject(value) && name.endsWith('Endpoints'))
        for (const key of Object.keys(value)) features.set(key, feature)
      else if (isSchema(value)) shapes.set(value, { feature, name: [...folders, name].join('.') })
    }
  }
  return { features, shapes }
}

/**
 * Describes each endpoint by its access, input before defaults, reply, and refusals. Texts for people (summaries,
 * messages) are left out; they may change at any time. A shape with a name is described in the file of its feature,
 * next to the endpoints, and referenced elsewhere.
 *
 * @param {Readonly<Record<string, Endpoint>>} endpoints
 * @param {Places} places
 * @returns {Record<string, FeatureDescription | Record<string, string>>} by feature; `formats` are the patterns behind formats
 */
export function describeContract(endpoints, { features, shapes }) {
  /** @type {Record<string, FeatureDescription>} */
  const descriptions = {}
  /** @type {Record<string, string>} */
  const formats = {}
  const descriptionOf = (/** @type {string} */ feature) => {
    descriptions[feature] ??= { endpoints: {}, inputs: {}, replies: {} }
    return descriptions[feature]
  }

  /**
   * @param {string} feature where the schema is mentioned
   * @param {'inputs' | 'replies'} side
   * @param {Schema | undefined} schema
   */
  const describeSchema = (feature, side, schema) => {
    if (!schema) return undefined
    const metadata = {
      get: (/** @type {Schema} */ one) => {
        const place = shapes.get(one)
        return place ? { ...one.meta(), id: `${place.feature}:${place.name}` } : one.meta()
      },
    }
    const {
      $schema,
      $defs = {},
      ...json
    } = schema.toJSONSchema({ io: side === 'inputs' ? 'input' : 'output', metadata })
    for (const [id, shape] of Object.entries($defs)) {
      const [home = '', name = ''] = id.split(':')
      descriptionOf(home)[side][name] = simplify(shape, home, side, formats)
    }
    return simplify(json, feature, side, formats)
  }

  for (const [key, endpoint] of Object.entries(endpoints)) {
    const { access, confirmed, permission, bearer, upload, limits, params, query, body, reply, errors } = endpoint
    const feature = features.get(key) ?? 'elsewhere'
    descriptionOf(feature).endpoints[key] = {
      access,
      confirmed,
      permission,
      bearer,
      upload,
      limits,
      params: describeSchema(feature, 'inputs', params),
      query: describeSchema(feature, 'inputs', query),
      body: describeSchema(feature, 'inputs', body),
      ...describeReply(describeSchema(feature, 'replies', reply)),
      errors: errors.map(({ code, status }) => `${status} ${code}`).sort(),
    }
  }
  return sortByKey({
    formats: sortByKey(formats),
    ...Object.fromEntries(
      Object.entries(descriptions).map(([feature, { endpoints, inputs, replies }]) => [
        feature,
        { endpoints: sortByKey(endpoints), inputs: sortByKey(inputs), replies: sortByKey(replies) },
      ]),
    ),
  })
}

/**
 * Returns a JSON Schema in the snapshots' form. References point to the files: `pictures.json#/replies/picture`.
 * Defaults are left out: the bounds of safe integers, the ban on other properties in replies, and the usual pattern of
 * a format, which is stored in `formats`.
 *
 * @param {unknown} json
 * @param {string} feature
 * @param {'inputs' | 'replies'} side
 * @param {Record<string, string>} formats
 * @returns {unknown}
 */
function simplify(json, feature, side, formats) {
  if (Array.isArray(json)) return json.map((one) => simplify(one, feature, side, formats))
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => {
      if (json.type === 'integer' && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return []
      if (json.type === 'object' && side === 'replies' && key === 'additionalProperties' && value === false) return []
      if (key === 'pattern' && typeof json.format === 'string' && typeof value === 'string') {
        formats[json.format] ??= value
        if (formats[json.format] === value) return []
      }
      const [home, name] = key === '$ref' ? String(value).replace('#/$defs/', '').split(':') : []
      if (name === undefined) return [[key, simplify(value, feature, side, formats)]]
      return [[key, `${home === feature ? '' : `${home}.json`}#/${side}/${name}`]]
    }),
  )
}

const envelope = JSON.stringify({ type: 'boolean', const: true })

/**
 * Returns the schema of a reply, or only of its result if it has the usual envelope.
 *
 * @param {unknown} reply
 */
function describeReply(reply) {
  const properties = isObject(reply) ? reply.properties : undefined
  if (!isObject(properties) || JSON.stringify(properties.success) !== envelope) return { reply }
  const { result } = properties
  return Object.keys(properties).length === 2 && result !== undefined ? { result } : { reply }
}

/**
 * @template T
 * @param {Record<string, T>} record
 * @returns {Record<string, T>}
 */
function sortByKey(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null
}

/**
 * @param {unknown} value
 * @returns {value is Schema}
 */
function isSchema(value) {
  return isObject(value) && typeof value.toJSONSchema === 'function'
}
