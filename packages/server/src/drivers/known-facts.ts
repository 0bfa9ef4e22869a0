import { LRUCache } from 'lru-cache';
import { type Outage, outageOf } from './outage.ts';

interface Options<T extends object | null> {
  read(key: string): Promise<T>;
  /** What was read twice with the same outcome stays the same object. */
  isSame?(one: T, other: T): boolean;
  /** Whether it continues while the database is away: nobody can change it then. */
  outlasts(value: T): boolean;
  most: number;
}

interface Fact<T> {
  value: T;
  readAt: number;
  /** The round of queries to which it belongs. */
  round: number;
}

/** The round of facts that were reported as changed: they do not count before they are read again. */
const doubted = -1;
/** How long something counts without being asked again. */
const freshMs = 1000;
/** A database that has not answered by then is treated as away. */
const factTimeoutMs = 2000;
const outlastMs = 10 * 60_000;

/**
 * What the database says, remembered for a second, so that what another process changed shows after a second however its
 * word gets lost. In use it is asked again ahead of time, in the background. While the database is away
 * what was known continues for ten minutes.
 */
export class KnownFacts<T extends object | null> {
  readonly #options: Options<T>;
  readonly #facts: LRUCache<string, Fact<T>>;
  readonly #reading = new Map<string, Promise<T>>();
  #round = 0;
  #isAway = false;

  constructor(options: Options<T>) {
    this.#options = options;
    this.#facts = new LRUCache({ max: options.most });
  }

  /** At once where it is known; throws what reading throws where it is not. */
  get(key: string): T | Promise<T> {
    const fact = this.#facts.get(key);
    if (fact === undefined) return this.#read(key);
    const age = performance.now() - fact.readAt;
    if (fact.round === this.#round && age < freshMs) {
      if (age > freshMs / 2) this.#readBehind(key);
      return fact.value;
    }
    const goesOn = fact.round !== doubted && age < outlastMs && this.#options.outlasts(fact.value);
    if (!goesOn) return this.#read(key);
    if (!this.#isAway) return this.#readOrGoOn(key, fact);
    this.#readBehind(key);
    return fact.value;
  }

  /** What was known last, without asking. */
  peek(key: string): T | undefined {
    return this.#facts.peek(key)?.value;
  }

  /** It may be otherwise now: it is read again at once. */
  doubt(key: string): void {
    this.#reading.delete(key);
    const fact = this.#facts.peek(key);
    if (fact === undefined) return;
    this.#facts.set(key, { ...fact, round: doubted });
    this.#readBehind(key);
  }

  /** It is otherwise now: what was known of it no longer counts. */
  forget(key: string): void {
    this.#facts.delete(key);
    this.#reading.delete(key);
  }

  /** All whose values are such may be otherwise now: each is read again when it is requested. */
  doubtWhere(isSuch: (value: T) => boolean): void {
    for (const fact of this.#facts.values()) if (isSuch(fact.value)) fact.round = doubted;
    this.#reading.clear();
  }

  /** Something may have happened: everything is asked again before it counts. */
  recheck(): void {
    this.#round += 1;
    this.#reading.clear();
  }

  #read(key: string): Promise<T> {
    const known = this.#reading.get(key);
    if (known !== undefined) return known;
    const round = this.#round;
    const readAt = performance.now();
    const reading: Promise<T> = this.#options.read(key).then(
      (value) => {
        this.#isAway = false;
        // What happened meanwhile is not in it.
        if (this.#reading.get(key) !== reading) return value;
        this.#reading.delete(key);
        const last = this.peek(key);
        const kept = last !== undefined && this.#options.isSame?.(last, value) ? last : value;
        this.#facts.set(key, { value: kept, readAt, round });
        return kept;
      },
      (error: unknown) => {
        if (this.#reading.get(key) === reading) this.#reading.delete(key);
        if (isAway(outageOf(error))) this.#isAway = true;
        throw error;
      },
    );
    this.#reading.set(key, reading);
    return reading;
  }

  #readBehind(key: string): void {
    // The awaiting caller gets the error.
    this.#read(key).catch(() => {});
  }

  async #readOrGoOn(key: string, fact: Fact<T>): Promise<T> {
    const isOld = fact.round === this.#round;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const give = () => reject(new Error('Connection terminated: no answer in time'));
      if (isOld) timer = setTimeout(give, factTimeoutMs).unref();
    });
    try {
      return await Promise.race([this.#read(key), late]);
    } catch (error) {
      const goesOn = isAway(outageOf(error)) && this.#facts.peek(key) === fact;
      if (!goesOn) throw error;
      this.#isAway = true;
      return fact.value;
    } finally {
      clearTimeout(timer);
    }
  }
}

function isAway(outage: Outage | null): boolean {
  return outage === 'database_away';
}
