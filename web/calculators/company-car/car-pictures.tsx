import { useMemo } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import { calculator } from '#engine/calculators/company-car/answer.ts'
import { amountIn } from '#engine/explain/amount-in.ts'
import { plateausOf } from '#engine/explain/plateaus.ts'
import { Decimal } from '#engine/money/decimal.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { StairsFigure } from '../../components/pictures/stairs-figure.tsx'
import { fetched, LazyPart } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { count, money } from '../../text/format.ts'

/** A picture shows all emissions up to this, in g/km, and as many more as the visitor’s car has. Nearly all new cars are below it. */
const MOST_GRAMS = 200

const years = Object.keys(taxYears).toSorted() as TaxYear[]

/** The tax in every year. The figures of the other years are fetched for it. */
const ByYear = fetched(
  askingAgain(async () => {
    const [{ default: YearBars }, ...tables] = await Promise.all([import('./year-bars.tsx'), ...years.map((year) => tablesIn[year]())])
    const all = years.map((year, index) => ({ year, tables: tables[index]?.tables ?? {} }))
    return { default: (props: AsideProps) => <YearBars {...props} years={all} /> }
  }),
  'The picture by year',
)

/** The tax on a car with the same price: by its emissions, with the visitor’s car marked, and by tax year. */
export default function CarPictures(props: AsideProps) {
  return (
    <>
      <CarByEmissions {...props} />
      <CarByRange {...props} />
      <LazyPart waiting="Fetching the other years.">
        <ByYear {...props} />
      </LazyPart>
    </>
  )
}

/** The tax by emissions. */
export function CarByEmissions({ result, inputs }: AsideProps) {
  const { ruleSet, taxYear } = result
  const isElectric = inputs['fuelType'] === 'electric'
  const own = inputs['co2Emissions']
  const grams = isElectric ? 0 : own instanceof Decimal ? own.floor().toNumber() : undefined
  const most = Math.max(MOST_GRAMS, grams ?? 0)
  const stairs = useMemo(() => {
    // An electric car emits nothing. What it is compared with is a petrol car.
    const other = isElectric ? { ...inputs, fuelType: 'petrol' } : inputs
    const taxAt = (co2Emissions: number) => {
      const asked = co2Emissions === 0 ? { ...inputs, fuelType: 'electric' } : { ...other, co2Emissions: new Decimal(co2Emissions) }
      return amountIn((calculator as Calculator).record(asked, { ruleSet, taxYear }), result.large.field, result.slug)
    }
    const places = Array.from({ length: most + 1 }, (_, gram) => gram)
    return plateausOf(places, taxAt).map(({ from, to, value }) => ({
      at: new Decimal(from),
      value,
      name: from === to ? `${from} g/km` : `${from} to ${to} g/km`,
      isHere: grams !== undefined && from <= grams && grams <= to,
    }))
  }, [inputs, isElectric, ruleSet, taxYear, result.large.field, result.slug, grams, most])
  const tax = amountIn(result.record, result.large.field, result.slug)
  const [least, highest] = [stairs[0]?.value ?? tax, stairs.at(-1)?.value ?? tax]
  return (
    <StairsFigure
      title="Tax a year by CO2 emissions"
      caption={`With this list price, an electric car (0 g/km) costs ${money(least)} a year in tax, and a car of ${most} g/km ${money(highest)}.`}
      stairs={stairs}
      end={most}
      about="CO2 emissions, g/km"
      axis={(at) => count(new Decimal(at))}
      here={grams === undefined ? undefined : { at: grams, words: `Your car: ${grams} g/km`, value: tax }}
      amount="Tax a year"
    />
  )
}

/** A picture shows all ranges up to this, in miles. The bands of the law end well below it. */
const MOST_MILES = 150

/** The tax by how far the car goes on its battery, if that decides it. */
export function CarByRange({ result, inputs }: AsideProps) {
  const { ruleSet, taxYear, large, slug } = result
  const own = inputs['electricRange']
  const miles = own instanceof Decimal ? own.toNumber() : undefined
  const most = Math.max(MOST_MILES, Math.ceil(miles ?? 0))
  const stairs = useMemo(() => {
    const places = Array.from({ length: most + 1 }, (_, mile) => mile)
    const taxAt = (mile: number) =>
      amountIn((calculator as Calculator).record({ ...inputs, electricRange: new Decimal(mile) }, { ruleSet, taxYear }), large.field, slug)
    return plateausOf(places, taxAt).map(({ from, to, value }) => ({
      at: new Decimal(from),
      value,
      name: from === to ? `${from} miles` : `${from} to ${to} miles`,
      isHere: miles !== undefined && from <= miles && miles < to + 1,
    }))
  }, [inputs, ruleSet, taxYear, large.field, slug, miles, most])
  const [shortest, longest] = [stairs[0], stairs.at(-1)]
  if (!shortest || !longest || stairs.length === 1) return null
  return (
    <StairsFigure
      title="Tax a year by electric range"
      caption={`At these emissions, the tax is ${money(shortest.value)} a year with a range of ${shortest.name}, and ${money(longest.value)} with ${longest.at.toFixed()} miles or more.`}
      stairs={stairs}
      end={most}
      about="Electric range, miles"
      axis={(at) => count(new Decimal(at))}
      here={
        miles === undefined
          ? undefined
          : { at: miles, words: `Your car: ${count(new Decimal(miles))} miles`, value: amountIn(result.record, large.field, slug) }
      }
      amount="Tax a year"
    />
  )
}
