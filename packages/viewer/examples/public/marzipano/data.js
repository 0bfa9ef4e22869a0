var APP_DATA = {
  "scenes": [
    {
      "id": "0-studio",
      "name": "Studio",
      "levels": [
        {
          "tileSize": 256,
          "size": 256,
          "fallbackOnly": true
        },
        {
          "tileSize": 512,
          "size": 512
        }
      ],
      "faceSize": 512,
      "initialViewParameters": {
        "yaw": 0,
        "pitch": 0,
        "fov": 1.2
      },
      "linkHotspots": [],
      "infoHotspots": [
        {
          "yaw": -0.55,
          "pitch": 0.26,
          "title": "Sofa bed",
          "text": "It folds out to 140 by 200 centimetres."
        }
      ]
    }
  ],
  "name": "City studio",
  "settings": {
    "autorotateEnabled": false
  }
};
