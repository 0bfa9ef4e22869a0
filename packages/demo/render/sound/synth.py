"""Building blocks of ambient sound. All of them are loops: what leaves at the end comes in at the start again.

Noise is made of a spectrum, so it is periodic over the loop by itself; swells turn a whole number of times; what
begins near the end goes on at the start. Arrays are float64, one row per channel (left, right), full scale 1.0.
"""
import numpy as np

RATE = 32000       # samples per second
SECONDS = 24       # length of every loop
N = RATE * SECONDS
T = np.arange(N) / RATE


def noise(rng, shape):
    """One channel of noise with amplitude shape(frequency in Hz), rms 1."""
    f = np.fft.rfftfreq(N, 1 / RATE)
    amount = np.where(f > 20, shape(np.maximum(f, 20)), 0)
    spectrum = amount * (rng.standard_normal(len(f)) + 1j * rng.standard_normal(len(f)))
    out = np.fft.irfft(spectrum, N)
    return out / np.sqrt(np.mean(out ** 2))


def wide(rng, shape, width=0.7):
    """Noise in stereo: width 0 is the same on both sides, 1 has nothing in common."""
    middle, left, right = (noise(rng, shape) for _ in range(3))
    a, b = np.sqrt(1 - width), np.sqrt(width)
    return np.stack([a * middle + b * left, a * middle + b * right])


def band(low, high, slope=2.0):
    """Amplitude over frequency that falls off outside low..high Hz."""
    return lambda f: 1 / np.sqrt(1 + (low / f) ** (2 * slope)) / np.sqrt(1 + (f / high) ** (2 * slope))


def fall(power, low=30, high=12000):
    """Amplitude that falls as f^-power between two ends: 0.5 is pink, 1 brown."""
    edge = band(low, high)
    return lambda f: f ** -power * edge(f)


def swell(rng, low, high, slowest=1, fastest=4):
    """A slow wander between low and high, a whole number of turns (slowest..fastest) per loop."""
    sum_ = np.zeros(N)
    for turns in range(slowest, fastest + 1):
        sum_ += np.cos(2 * np.pi * (turns * T / SECONDS + rng.random())) / turns ** 0.5
    sum_ = (sum_ - sum_.min()) / (sum_.max() - sum_.min())
    return low + (high - low) * sum_


def place(out, sound, at, pan=0.0, gain=1.0):
    """Adds a mono sound at a moment (seconds), wrapping round; pan -1 left .. 1 right, of equal power."""
    index = (int(at * RATE) + np.arange(len(sound))) % N
    angle = (pan + 1) * np.pi / 4
    out[0, index] += np.cos(angle) * gain * sound
    out[1, index] += np.sin(angle) * gain * sound


def envelope(seconds, attack, decay):
    """Rises within `attack` seconds and dies away; ends at nothing."""
    t = np.arange(int(seconds * RATE)) / RATE
    out = np.minimum(t / attack, 1) * np.exp(-np.maximum(t - attack, 0) / decay)
    edge = min(len(out) // 4, RATE // 50)
    out[-edge:] *= np.linspace(1, 0, edge)
    return out


def tone(seconds, pitch, attack=0.01, decay=0.3, partials=((1, 1.0),)):
    """A struck or blown tone; pitch in Hz, a number or one per sample; partials are (multiple, strength)."""
    shape = envelope(seconds, attack, decay)
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(pitch, shape.shape)) / RATE
    return shape * sum(strength * np.sin(multiple * phase) for multiple, strength in partials)


def burst(rng, seconds, shape, attack=0.002, decay=0.02):
    """A short piece of shaped noise."""
    n = int(seconds * RATE)
    f = np.fft.rfftfreq(n, 1 / RATE)
    spectrum = np.where(f > 20, shape(np.maximum(f, 20)), 0) * np.exp(2j * np.pi * rng.random(len(f)))
    out = np.fft.irfft(spectrum, n)
    return out / (np.abs(out).max() + 1e-9) * envelope(seconds, attack, decay)


def soften(sound, cutoff):
    """Takes the highs off a whole stereo loop, as a wall does; cutoff in Hz."""
    f = np.fft.rfftfreq(N, 1 / RATE)
    return np.fft.irfft(np.fft.rfft(sound) / np.sqrt(1 + (f / cutoff) ** 4), N)


def room(rng, sound, seconds, amount):
    """Adds the echo of a room: `seconds` until it has died away, `amount` of it."""
    out = sound.copy()
    for channel in range(2):
        tail = rng.standard_normal(int(seconds * RATE)) * np.exp(-np.linspace(0, 6.9, int(seconds * RATE)))
        tail /= np.sqrt(np.sum(tail ** 2))
        padded = np.zeros(N)
        padded[:len(tail)] = tail
        out[channel] += amount * np.fft.irfft(np.fft.rfft(sound[channel]) * np.fft.rfft(padded), N)
    return out
