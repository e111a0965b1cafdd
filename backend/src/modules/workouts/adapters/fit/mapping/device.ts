import type { DeviceThresholds } from '#analysis/recording/recording.js';
import type { FitContent, FitCreator } from '../fit-content.js';
import { garminProductName } from '../profile/garmin-product-names.js';
import { manufacturerName } from '../profile/manufacturer-names.js';

const GARMIN = 1;
const DEVELOPMENT = 255;

/** Values that a person can have; devices write 0 or nonsense where nothing was set. Ours. */
const PLAUSIBLE = { ftpW: [50, 700], maxHr: [100, 240], restingHr: [25, 120] } as const;

/**
 * Makers that write their name otherwise than FIT's word for them, or under whose number a product
 * of another name records.
 */
const MAKERS: Readonly<Record<string, string>> = {
  srm: 'SRM',
  peaksware: 'TrainingPeaks',
  wahooFitness: 'Wahoo',
  stagesCycling: 'Stages',
  sigmasport: 'Sigma',
  coros: 'COROS',
  mywhoosh: 'MyWhoosh',
  rGTCycling: 'RGT Cycling',
  igpsport: 'iGPSPORT',
};

type Product = Pick<FitCreator, 'manufacturer' | 'product' | 'productName'>;

/** Maker and model in words ("Garmin Edge 840"); null where the file names neither. */
export function deviceNameOf({
  fileIds,
  creators,
}: Pick<FitContent, 'fileIds' | 'creators'>): string | null {
  const named: Partial<Product>[] = [...fileIds.slice(0, 1), ...creators.slice(0, 1)];
  const first = <K extends keyof Product>(key: K): Product[K] | null =>
    named.find((device) => (device[key] ?? null) !== null)?.[key] ?? null;
  return productWords({
    manufacturer: first('manufacturer'),
    product: first('product'),
    productName: first('productName'),
  });
}

/** Maker and model of any device; null where neither is named. */
export function productWords({ manufacturer, product, productName }: Product): string | null {
  const maker =
    manufacturer === null || manufacturer === DEVELOPMENT
      ? null
      : makerWords(manufacturerName(manufacturer));
  const model =
    productName ??
    (manufacturer === GARMIN && product !== null ? words(garminProductName(product)) : null);
  if (maker === null || model === null) return model ?? maker;
  return model.toLowerCase().includes(maker.toLowerCase()) ? model : `${maker} ${model}`;
}

export function deviceSerialOf({
  fileIds,
  creators,
}: Pick<FitContent, 'fileIds' | 'creators'>): string | null {
  const serial = fileIds[0]?.serialNumber ?? creators[0]?.serialNumber ?? null;
  return serial === null || serial === 0 ? null : String(serial);
}

/**
 * Threshold power, maximum and resting heart rate as set in the device; the session's own value
 * wins.
 */
export function deviceThresholdsOf({
  sessions,
  thresholds,
}: Pick<FitContent, 'sessions' | 'thresholds'>): DeviceThresholds {
  const first = (field: keyof DeviceThresholds): number | null =>
    thresholds.find((given) => isPlausible(field, given[field]))?.[field] ?? null;
  return {
    ftpW: sessions.find((session) => isPlausible('ftpW', session.ftpW))?.ftpW ?? first('ftpW'),
    maxHr: first('maxHr'),
    restingHr: first('restingHr'),
  };
}

function isPlausible(field: keyof DeviceThresholds, value: number | null): boolean {
  const [least, most] = PLAUSIBLE[field];
  return value !== null && value >= least && value <= most;
}

function makerWords(name: string | undefined): string | null {
  return name === undefined ? null : (MAKERS[name] ?? words(name));
}

/** "fr945Lte" and "edge1030Plus" as a person writes them. */
function words(name: string | undefined): string | null {
  if (name === undefined) return null;
  return name
    .replace(/^fr(?=\d)/, 'forerunner')
    .replace(/([a-z])(\d)/gi, '$1 $2')
    .replace(/([a-z0-9])([A-Z][a-z])/g, '$1 $2')
    .replace(/^./, (letter) => letter.toUpperCase());
}
