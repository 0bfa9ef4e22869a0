"""Pictures of the web application's pages that show rooms of the gallery, cut from their panoramas.

  python3 site_pictures.py
"""
import os

from PIL import Image

from pictures import ASSETS
from thumbnails import cut

WEB = os.path.join(os.path.dirname(ASSETS), '..', 'web', 'src')

# file in packages/web/src: (panorama, yaw clockwise from its middle, pitch, field of view, size)
VIEWS = {
    'landing/pictures/home.webp': ('maple-family-home/kitchen', -30, -7, 84, (1400, 788)),
    'landing/pictures/shop.webp': ('atelier-nord/shop-floor', 24, -7, 96, (1400, 875)),
    'accounts/pictures/home.webp': ('hillside-villa/living', 0, -6, 84, (1920, 1080)),
    'accounts/pictures/shop.webp': ('atelier-nord/shop-floor', -28, -7, 88, (1600, 1000)),
}


def main():
    for name, (panorama, yaw, pitch, fov, size) in VIEWS.items():
        target = os.path.normpath(os.path.join(WEB, name))
        picture = cut(Image.open(os.path.join(ASSETS, panorama + '.webp')).convert('RGB'), yaw, pitch, fov, size)
        picture.save(target + '.part', 'WEBP', quality=76, method=6)
        os.replace(target + '.part', target)


if __name__ == '__main__':
    main()
