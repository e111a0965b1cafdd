import type { RecordedSensor } from '#analysis/recording/recording.js';
import type { FitSensor } from '../fit-content.js';
import { connectionWords, sensorWords } from '../profile/device-words.js';
import { productWords } from './device.js';

/** More than any device has room for. Ours. */
export const MOST_SENSORS = 32;
/** Some devices write the product's number where its name belongs. */
const BARE_NUMBER = /^\d+$/;

/**
 * The sensors that the recording came from, each once. A device writes what it knows of a sensor
 * again and again, at first less than at the end, so the fields are gathered by index. Serial
 * numbers stay in the file.
 */
export function sensorsOf(given: readonly FitSensor[]): RecordedSensor[] {
  const gathered = new Map<number, FitSensor>();
  const before: FitSensor[] = [];
  for (const sensor of given) {
    const known = gathered.get(sensor.index);
    if (known !== undefined && isOther(known, sensor)) before.push(known);
    gathered.set(
      sensor.index,
      known === undefined || isOther(known, sensor) ? sensor : completed(known, sensor),
    );
  }
  const words = [...before, ...gathered.values()]
    .map(wordsOf)
    .filter(({ type, name }) => type !== null || name !== null);
  const distinct = new Map(words.map((sensor) => [JSON.stringify(sensor), sensor]));
  return [...distinct.values()].slice(0, MOST_SENSORS);
}

/**
 * An index may be given to another sensor later; what is known of the one says nothing of the
 * other.
 */
function isOther(known: FitSensor, sensor: FitSensor): boolean {
  return differs(known.type, sensor.type) || differs(known.productName, sensor.productName);
}

function differs<T>(a: T | null, b: T | null): boolean {
  return a !== null && b !== null && a !== b;
}

function completed(known: FitSensor, sensor: FitSensor): FitSensor {
  return {
    ...known,
    type: sensor.type ?? known.type,
    source: sensor.source ?? known.source,
    manufacturer: sensor.manufacturer ?? known.manufacturer,
    product: sensor.product ?? known.product,
    productName: sensor.productName ?? known.productName,
  };
}

function wordsOf({ type, source, manufacturer, product, productName }: FitSensor): RecordedSensor {
  const named = productName !== null && BARE_NUMBER.test(productName) ? null : productName;
  return {
    type: sensorWords(type, source),
    name: productWords({ manufacturer, product, productName: named }),
    connection: connectionWords(source),
  };
}
