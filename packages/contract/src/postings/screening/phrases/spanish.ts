import type { Phrases } from '../grounds.ts'

const toPatterns = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source))
const ARE_YOU = '\\b(?:es|eres|esta|estas)(?: (?:usted|tu|un|una|actualmente|ya))*'
const DO_YOU_HAVE =
  '\\b(?:tiene|tienes|padece|padeces|sufre|sufres|ha tenido|has tenido)(?: (?:usted|tu|de|algun|alguna|un|una|unos|otra|mas|ya|actualmente))*'
const NOT_AT_WORK =
  '(?!.*\\b(?:a su cargo|a tu cargo|experiencia|cuidad\\w+|ensenad\\w+|trabajad\\w+|atendid\\w+|en clase)\\b)'
const YOUR = '\\b(?:su|sus|tu|tus)'

/** Spanish patterns for questions about the person (age, family, health) rather than the job. */
export const spanish: Phrases = {
  pay: toPatterns(
    '\\b(?:salario|sueldo|remuneracion|retribucion)(?: (?:bruto|neto|anual|mensual|base))* (?:actual|anterior|previo|pasado)\\b|\\b(?:ultimo|anterior|actual) (?:salario|sueldo|nomina)\\b|\\bultimas? (?:\\w+ )?nominas?\\b',
    '\\bcuanto (?:gana|ganas|ganaba|ganabas|cobra|cobras|cobraba|cobrabas|percibe|percibes)\\b|\\bcuanto (?:ha|has) (?:ganado|cobrado)\\b|\\bcuanto le (?:pagan|pagaban)\\b|\\bcuanto te (?:pagan|pagaban)\\b',
  ),
  age: toPatterns(
    '\\bcuantos anos (?:tiene|tienes)\\b(?!.*\\b(?:experiencia|trabajando|carnet|titul\\w+)\\b)|\\bque edad\\b(?=.{0,6}tiene)|^\\W*edad\\W*$|\\bfecha de nacimiento\\b(?=\\W*$)',
    `${YOUR} (?:edad|fecha de nacimiento|ano de nacimiento)\\b|\\b(?:cuando|en que ano) (?:nacio|naciste)\\b|\\b(?:es|eres) (?:menor|mayor) de (?:2[5-9]|[3-9]\\d)\\b`,
  ),
  family: toPatterns(
    `${ARE_YOU} (?:casad[oa]|embarazada|solter[oa]|divorciad[oa]|viud[oa]|comprometid[oa]|padre|madre)\\b(?! con (?:la|el|los|nuestr))`,
    `${DO_YOU_HAVE} (?:hij[oa]s?|ninos|familia|pareja|marido|esposa|esposo|novi[oa]|cargas familiares)\\b${NOT_AT_WORK}|\\bcuantos hijos\\b`,
    '\\bestado civil\\b|\\bsituacion familiar\\b|\\b(?:piensa|piensas|quiere|quieres|planea|planeas|desea|deseas|espera|esperas|tiene pensado|tienes pensado)(?: (?:usted|tu|en))* (?:tener|formar|quedarse)(?: (?:un|una|mas))* (?:hij\\w+|bebe|familia|ninos|embarazada)\\b',
    `${YOUR} (?:marido|esposa|esposo|mujer|hijos?|pareja|embarazo|padres)\\b${NOT_AT_WORK}`,
  ),
  health: toPatterns(
    `${DO_YOU_HAVE} (?:discapacidad|minusvalia|enfermedad(?:es)?|problemas? de (?:salud|espalda)|alergias?|depresion|certificado de discapacidad)\\b`,
    `${ARE_YOU} (?:enferm[oa]|vacunad[oa]|san[oa]|discapacitad[oa]|de baja|fumador|fumadora)\\b(?! de | titulad)|\\bfumas?\\b|\\b(?:su|tu) (?:estado de )?salud\\b(?! y)|\\bestado de salud\\b(?=\\W*$)|\\bcuant[oa]s (?:dias|bajas).{0,12}\\bbajas?\\b|\\bcuantas bajas\\b`,
  ),
  religion: toPatterns(
    `${YOUR} (?:religion|fe|creencias?(?: religiosas)?|iglesia)\\b|\\bque religion\\b|^\\W*religion\\W*$`,
    `${ARE_YOU} (?:catolic[oa]|cristian[oa]|musulman[a]?|judi[oa]|ate[oa]|creyente|religios[oa]|evangelic[oa]|practicante)(?=\\s*(?:[?.!,]|$|o\\b))|\\bcrees? en dios\\b|\\bva(?:s)? a (?:misa|la iglesia)\\b`,
  ),
  origin: toPatterns(
    '\\bde donde (?:es|eres|viene|vienes|son sus padres)\\b|\\b(?:donde|en que pais) (?:nacio|naciste)\\b|\\b(?:lugar|pais) de (?:nacimiento|origen)\\b(?=\\W*$)',
    `${YOUR} (?:nacionalidad|origen(?: etnico)?|raza|etnia|lengua materna|color de piel|lugar de nacimiento|pais de origen)\\b|\\b(?:que|cual es su|cual es tu) nacionalidad\\b|^\\W*nacionalidad\\W*$`,
  ),
  gender: toPatterns(
    `${YOUR} (?:sexo|genero|orientacion sexual|identidad de genero)\\b|^\\W*(?:sexo|genero|orientacion sexual)\\W*$|${ARE_YOU} (?:hombre|mujer|gay|lesbiana|homosexual|heterosexual|transexual|bisexual)\\b`,
  ),
  politics: toPatterns(
    `${ARE_YOU} (?:afiliad[oa]|sindicad[oa]|miembro|militante)(?: (?:a|de|en|al|del|algun|un))* (?:sindicato|partido)\\b|${ARE_YOU} sindicad[oa]\\b|\\bperteneces?(?: usted)? a (?:algun|un) (?:sindicato|partido)\\b`,
    `\\bpor quien (?:vota|votas|voto|votaste)\\b|\\bafiliacion (?:sindical|politica)\\b|${YOUR} (?:ideas|opiniones|ideologia|opinion) politicas?\\b|\\bha(?:s)? hecho huelga\\b`,
  ),
}
