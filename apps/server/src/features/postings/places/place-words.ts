/** Text in brackets that doesn't name a place: days in the office, travel, hours, genders, a share of full time. */
const condition =
  /\b(?:days?|weeks?|months?|hours?|hrs|travel\w*|times?|time ?zones?|shifts?|tage?|woche|jours?|semaine|d[íi]as?|semana|all genders|gn|office|required|preferred)\b|^(?:[mfwdxh](?:\s?[/|*]\s?[mfwdxhiv])+|\d{1,3}(?:\s?-\s?\d{1,3})?\s?%)$|^[\s,.;/+-]*$/iu
const brackets = /\s*[([]([^()[\]]{0,100})[)\]]/g
const leadingWords =
  /^(?:(?:our|the|main|head|based|located|working|work|remote|onsite|on-site)\s+)*(?:(?:offices?|hq|headquarters?|headquartered|based|located|location|standort|b[üu]ro|bureau|sede|oficina|oficinas|kantoor|site|hub|campus|studio)\s*(?::|\s[-–—]|\b(?:in|at|à|en|de|te|im?)\b)|(?:anywhere )?(?:in|within|at|near|around|based out of|bei|nahe)(?=\s))\s*/i
const trailingWords = /[\s,]+(?:offices?|hq|headquarters?|hub|campus|studio)$/i

/** Removes brackets that don't name a place: `London (2 days/week)`, `Hamburg (m/w/d)`. */
export function withoutConditions(text: string): string {
  return text.replace(brackets, (whole, inside: string) => (condition.test(inside.trim()) ? ' ' : whole)).trim()
}

/** Removes descriptive words around a place: `Office in Tallinn, Estonia`, `HQ - Berlin`, `Paris office`. */
export function withoutLead(text: string): string {
  return text.replace(leadingWords, '').replace(trailingWords, '').trim()
}
