import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Fields } from '#engine/inputs/field.ts'
import { taxYearWith } from '#engine/inputs/known-years.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import { inYear, pathHere } from '../site/addresses.ts'
import { type FormValues, writeForm } from './form-values.ts'
import { keptIn, withKept } from './kept.ts'
import { otherYearOf } from './other-year-of.ts'
import { readTidied } from './tidy-form.ts'

/** The name in the address of the field whose day led here from the page of another year. */
export const MOVED_BY = 'movedBy'

interface FormOfYear {
  readonly form: RefObject<HTMLFormElement | null>
  readonly fields: Fields
  readonly ruleSet: RuleSet
  /** The fragment of an address with these values, under these rules. */
  readonly fragmentOf: (values: FormValues, rules: RuleSet) => string
  /** Looks at the form again once it has changed. */
  readonly look: () => void
}

interface WayToOtherYear {
  /** The day that led here from the page of another tax year, `2026-05-15`. */
  readonly movedBy: string | undefined
  /** Notes the day that led here, if it is in the page’s year; forgets the last one otherwise. */
  readonly noteDay: (day?: string) => void
  /**
   * Goes to the page of another tax year if the inputs ask about one, and takes them there. The form keeps its own year, for whoever comes
   * back. `go` adds to the browser’s history unless told otherwise. Returns whether it goes.
   */
  readonly goToOtherYear: (given: FormValues, rules: RuleSet, go?: (address: string) => void) => boolean
}

/** Leads from a calculator’s form to the page of another tax year that the form asks about, and says which day led here from another. */
export function useOtherYear({ form, fields, ruleSet, fragmentOf, look }: FormOfYear): WayToOtherYear {
  const [movedBy, setMovedBy] = useState<string>()

  function goToOtherYear(given: FormValues, rules: RuleSet, go = (address: string) => location.assign(address)): boolean {
    const other = otherYearOf(given, fields)
    if (!other) return false
    const { taxYear, ...kept } = given
    const moved = other.field === 'taxYear' ? {} : { [MOVED_BY]: other.field }
    if (form.current && taxYear !== undefined) writeForm(form.current, kept)
    look()
    go(`${inYear(pathHere(), other.year)}#${withKept(fragmentOf({ ...kept, ...moved }, rules), keptIn(location.hash))}`)
    return true
  }

  // The form’s own choice of a year is the page’s: to choose another is to go to its page.
  const onChoice = useEffectEvent(({ target }: Event) => {
    if (form.current && target instanceof HTMLSelectElement && target.name === 'taxYear') goToOtherYear(readTidied(form.current), ruleSet)
  })
  useEffect(() => {
    const { current } = form
    current?.addEventListener('change', onChoice)
    return () => current?.removeEventListener('change', onChoice)
  }, [form])

  return {
    movedBy,
    noteDay: (day = '') => setMovedBy(taxYearWith(day) === defaultTaxYear ? day : undefined),
    goToOtherYear,
  }
}
