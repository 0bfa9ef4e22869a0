"""What is heard: birds, traffic, fire, waves, voices. Each gives a stereo loop at a natural level of about 0.1 rms."""
import numpy as np

from synth import N, RATE, SECONDS, T, band, burst, envelope, fall, noise, place, room, soften, swell, tone, wide


def silence():
    return np.zeros((2, N))


def wind(rng, low=120, high=900, gusts=(0.35, 1.0)):
    """Leaves and air."""
    return 0.1 * wide(rng, fall(0.7, low, high)) * swell(rng, *gusts)


def leaves(rng, gusts=(0.1, 1.0)):
    """The rustle of trees close by."""
    return 0.05 * wide(rng, band(1800, 6500, 1.5), 0.9) * swell(rng, *gusts, 2, 6)


def city(rng, cutoff=420, cars=5):
    """A town from afar: a hum, and now and then something that passes."""
    out = 0.1 * wide(rng, fall(0.9, 40, cutoff), 0.5) * swell(rng, 0.75, 1.0)
    for _ in range(cars):
        length = rng.uniform(4, 7)
        t = np.linspace(-1, 1, int(length * RATE))
        shape = np.exp(-(t * 2.4) ** 2) * np.cos(t * np.pi / 2)
        sound = noise(rng, band(90, rng.uniform(500, 900), 1.2))[:len(t)] * shape
        place(out, sound, rng.uniform(0, SECONDS), rng.uniform(-0.8, 0.8), 0.06)
    return out


def chirp(rng, kind):
    """One call of a bird: 'sweet' two falling notes, 'trill' a quick row, 'warble' a wandering whistle."""
    pieces = []
    base = rng.uniform(2600, 4200)
    if kind == 'sweet':
        steps = [(base * 1.25, 0.16), (base, 0.22)]
    elif kind == 'trill':
        steps = [(base * (1 + 0.06 * (i % 2)), 0.055) for i in range(int(rng.integers(5, 10)))]
    else:
        steps = [(rng.uniform(1700, 3000), rng.uniform(0.08, 0.2)) for _ in range(int(rng.integers(3, 6)))]
    for pitch, seconds in steps:
        n = int(seconds * RATE)
        bend = pitch * (1 + 0.08 * np.sin(np.linspace(0, np.pi, n) + rng.uniform(-0.5, 0.5)))
        shape = np.sin(np.linspace(0, np.pi, n)) ** 1.5
        pieces += [shape * np.sin(2 * np.pi * np.cumsum(bend) / RATE), np.zeros(int(0.03 * RATE))]
    return np.concatenate(pieces)


def birds(rng, count=16, kinds=('sweet', 'trill'), loudest=0.09):
    """Calls from all sides, near and far, in answers of two or three."""
    out = silence()
    for _ in range(count):
        at, pan, gain, kind = rng.uniform(0, SECONDS), rng.uniform(-0.9, 0.9), rng.uniform(0.15, 1) ** 2, rng.choice(kinds)
        for again in range(int(rng.integers(1, 4))):
            place(out, chirp(rng, kind), at + again * rng.uniform(0.5, 0.9), pan, loudest * gain)
    return room(rng, out, 0.9, 0.35)


def crickets(rng, gain=0.03):
    """Warm grass: three singers, each with its own pulse."""
    out = silence()
    for pitch, pulses, pan in ((4300, 17, -0.6), (4750, 19, 0.5), (3900, 14, 0.1)):
        song = np.sin(2 * np.pi * round(pitch * SECONDS) / SECONDS * T)
        beat = np.clip(np.sin(2 * np.pi * pulses * T), 0, 1) ** 2
        phrase = np.clip(np.sin(2 * np.pi * int(rng.integers(9, 14)) * T / SECONDS + rng.uniform(0, 6)), 0, 1) ** 0.5
        place(out, song * beat * phrase, 0, pan, gain)
    return out


def waves(rng, count=4, gain=0.16):
    """A calm sea on sand: each wave swells, breaks and runs out."""
    out = 0.02 * wide(rng, fall(0.8, 60, 700))
    for i in range(count):
        length = 8.5
        t = np.linspace(0, 1, int(length * RATE))
        rise = np.clip(t / 0.38, 0, 1) ** 2 * np.exp(-np.clip(t - 0.38, 0, 1) * 5.5) * np.cos(t * np.pi / 2) ** 0.5
        hiss = noise(rng, band(700, 5200, 1.0))[:len(t)] * rise ** 1.6
        roar = noise(rng, band(80, 650, 1.0))[:len(t)] * rise
        at = (i + rng.uniform(-0.12, 0.12)) * SECONDS / count
        pan = rng.uniform(-0.5, 0.5)
        place(out, 0.55 * hiss + roar, at, pan, gain * rng.uniform(0.7, 1))
        place(out, 0.3 * noise(rng, band(900, 6000, 1.0))[:len(t)] * rise, at + 0.3, -pan, gain * 0.8)
    return out


def lapping(rng, count=26, gain=0.05):
    """Water against the edge of a pool."""
    out = silence()
    for _ in range(count):
        pitch = rng.uniform(280, 620) * np.linspace(1, rng.uniform(1.3, 1.9), int(0.16 * RATE))
        drop = tone(0.16, pitch, 0.02, 0.06)
        place(out, drop, rng.uniform(0, SECONDS), rng.uniform(-0.7, 0.7), gain * rng.uniform(0.2, 1))
    return room(rng, out + 0.012 * wide(rng, band(300, 1400)) * swell(rng, 0.3, 1, 5, 9), 0.6, 0.4)


def fire(rng, crackles=170, gain=0.12):
    """A stove: a low breath, and the crackle of dry wood in flurries."""
    out = 0.045 * wide(rng, fall(0.8, 60, 500), 0.4) * swell(rng, 0.7, 1, 3, 9)
    flurry = swell(rng, 0, 1, 2, 7)
    made = 0
    while made < crackles:
        at = rng.uniform(0, SECONDS)
        if rng.random() > flurry[int(at * RATE) % N] ** 1.5:
            continue
        made += 1
        loud = rng.uniform(0.1, 1) ** 3
        sound = burst(rng, 0.05, band(900 + 2500 * rng.random(), 7000), 0.0006, rng.uniform(0.002, 0.012))
        place(out, sound, at, rng.uniform(-0.35, 0.35), gain * loud)
    return out


def voices(rng, speakers=9, gain=0.03):
    """People talking in the next room: the rise and fall of speech without a word in it."""
    out = silence()
    for _ in range(speakers):
        base = rng.uniform(95, 230)
        pitch = base * swell(rng, 0.85, 1.25, 20, 60)
        buzz = np.zeros(N)
        phase = 2 * np.pi * np.cumsum(pitch) / RATE
        phase += T / SECONDS * (2 * np.pi * np.round(phase[-1] / (2 * np.pi)) - phase[-1])
        for harmonic in range(1, 12):
            vowel = swell(rng, 0.05, 1, 30, 70)
            buzz += np.sin(harmonic * phase) / harmonic ** 0.8 * vowel
        syllables = np.clip(swell(rng, -0.6, 1, 70, 110), 0, 1)
        talking = np.clip(swell(rng, -0.8, 1, 2, 6), 0, 1) ** 0.7
        place(out, buzz * syllables * talking, 0, rng.uniform(-0.8, 0.8), gain)
    return room(rng, soften(out, 900), 1.1, 1.2)


def steps(rng, walkers=3, gain=0.05):
    """Soft soles on a hard floor, passing."""
    out = silence()
    for _ in range(walkers):
        at, pan, side = rng.uniform(0, SECONDS), rng.uniform(-0.8, 0.8), rng.choice([-1, 1])
        for i in range(int(rng.integers(5, 9))):
            sound = burst(rng, 0.09, band(140, 1100, 1.5), 0.004, 0.025)
            place(out, sound, at + i * 0.56, np.clip(pan + side * 0.12 * i, -1, 1), gain * rng.uniform(0.6, 1))
    return room(rng, out, 0.9, 0.6)


def typing(rng, bursts=6, gain=0.035):
    """Somebody at a keyboard, some desks away."""
    out = silence()
    for _ in range(bursts):
        at, pan = rng.uniform(0, SECONDS), rng.uniform(-0.7, 0.7)
        for _ in range(int(rng.integers(6, 16))):
            sound = burst(rng, 0.03, band(900, 3200), 0.001, 0.006)
            place(out, sound, at, pan, gain * rng.uniform(0.4, 1))
            at += rng.uniform(0.09, 0.26)
    return room(rng, out, 0.5, 0.5)


def hum(pitches, gain=0.02):
    """A machine far off: steady tones, a whole number of turns per loop."""
    out = silence()
    for i, pitch in enumerate(pitches):
        turns = round(pitch * SECONDS)
        place(out, np.sin(2 * np.pi * turns * T / SECONDS), 0, 0, gain / (i + 1))
    return out


def clock(rng, gain=0.05):
    """A case clock on the mantel: one beat a second."""
    out = silence()
    for second in range(SECONDS):
        pitch = 1500 if second % 2 == 0 else 1250
        tick = tone(0.06, pitch, 0.0008, 0.008, ((1, 1), (2.7, 0.5), (4.1, 0.25)))
        place(out, tick + 0.4 * burst(rng, 0.06, band(700, 3500), 0.0005, 0.005), second, 0.3, gain)
    return room(rng, out, 0.7, 0.35)


def chimes(rng, count=9, gain=0.03):
    """A mobile of glass and brass turns in a draught."""
    out = silence()
    scale = (1046.5, 1174.7, 1318.5, 1568.0, 1760.0, 2093.0)
    for _ in range(count):
        sound = tone(3.2, rng.choice(scale), 0.003, 0.7, ((1, 1), (2.76, 0.4), (5.4, 0.15)))
        place(out, sound, rng.uniform(0, SECONDS), rng.uniform(-0.7, 0.7), gain * rng.uniform(0.3, 1))
    return room(rng, out, 1.6, 0.5)


def chords(rng, roots, gain=0.03, decay=2.4, voice=((1, 1), (2, 0.22), (3, 0.08))):
    """A slow row of soft chords, evenly over the loop: roots in Hz, each with its intervals in semitones."""
    out = silence()
    for i, (root, intervals) in enumerate(roots):
        start = i * SECONDS / len(roots)
        for j, semitones in enumerate(intervals):
            sound = tone(5.5, root * 2 ** (semitones / 12), 0.06, decay, voice)
            place(out, sound, start + j * 0.09 + rng.uniform(0, 0.02), -0.4 + 0.8 * j / max(len(intervals) - 1, 1), gain)
    return room(rng, out, 1.8, 0.6)
