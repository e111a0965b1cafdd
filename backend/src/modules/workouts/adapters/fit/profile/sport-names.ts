import { namesOf } from './names-of.js';

/** FIT's word for a sport. Source: FIT SDK 21.217, Profile.xlsx, sport. */
export const sportName = namesOf(`
  0:generic 1:running 2:cycling 3:transition 4:fitnessEquipment 5:swimming 6:basketball 7:soccer
  8:tennis 9:americanFootball 10:training 11:walking 12:crossCountrySkiing 13:alpineSkiing
  14:snowboarding 15:rowing 16:mountaineering 17:hiking 18:multisport 19:paddling 20:flying
  21:eBiking 22:motorcycling 23:boating 24:driving 25:golf 26:hangGliding 27:horsebackRiding
  28:hunting 29:fishing 30:inlineSkating 31:rockClimbing 32:sailing 33:iceSkating 34:skyDiving
  35:snowshoeing 36:snowmobiling 37:standUpPaddleboarding 38:surfing 39:wakeboarding 40:waterSkiing
  41:kayaking 42:rafting 43:windsurfing 44:kitesurfing 45:tactical 46:jumpmaster 47:boxing
  48:floorClimbing 49:baseball 53:diving 56:shooting 58:winterSport 59:grinding 62:hiit
  63:videoGaming 64:racket 65:wheelchairPushWalk 66:wheelchairPushRun 67:meditation 68:paraSport
  69:discGolf 70:teamSport 71:cricket 72:rugby 73:hockey 74:lacrosse 75:volleyball 76:waterTubing
  77:wakesurfing 78:waterSport 79:archery 80:mixedMartialArts 81:motorSports 82:snorkeling 83:dance
  84:jumpRope 85:poolApnea 86:mobility 87:geocaching 88:canoeing 254:all
`);

/** FIT's word for a sub-sport. Source: FIT SDK 21.217, Profile.xlsx, sub_sport. */
export const subSportName = namesOf(`
  0:generic 1:treadmill 2:street 3:trail 4:track 5:spin 6:indoorCycling 7:road 8:mountain 9:downhill
  10:recumbent 11:cyclocross 12:handCycling 13:trackCycling 14:indoorRowing 15:elliptical
  16:stairClimbing 17:lapSwimming 18:openWater 19:flexibilityTraining 20:strengthTraining 21:warmUp
  22:match 23:exercise 24:challenge 25:indoorSkiing 26:cardioTraining 27:indoorWalking
  28:eBikeFitness 29:bmx 30:casualWalking 31:speedWalking 32:bikeToRunTransition
  33:runToBikeTransition 34:swimToBikeTransition 35:atv 36:motocross 37:backcountry 38:resort
  39:rcDrone 40:wingsuit 41:whitewater 42:skateSkiing 43:yoga 44:pilates 45:indoorRunning
  46:gravelCycling 47:eBikeMountain 48:commuting 49:mixedSurface 50:navigate 51:trackMe 52:map
  53:singleGasDiving 54:multiGasDiving 55:gaugeDiving 56:apneaDiving 57:apneaHunting
  58:virtualActivity 59:obstacle 62:breathing 63:ccrDiving 65:sailRace 66:expedition 67:ultra
  68:indoorClimbing 69:bouldering 70:hiit 71:indoorGrinding 72:huntingWithDogs 73:amrap 74:emom
  75:tabata 77:esport 78:triathlon 79:duathlon 80:brick 81:swimRun 82:adventureRace
  83:truckerWorkout 84:pickleball 85:padel 86:indoorWheelchairWalk 87:indoorWheelchairRun
  88:indoorHandCycling 90:field 91:ice 92:ultimate 93:platform 94:squash 95:badminton 96:racquetball
  97:tableTennis 98:overland 99:trollingMotor 110:flyCanopy 111:flyParaglide 112:flyParamotor
  113:flyPressurized 114:flyNavigate 115:flyTimer 116:flyAltimeter 117:flyWx 118:flyVfr 119:flyIfr
  121:dynamicApnea 123:enduro 124:rucking 125:rally 126:poolTriathlon 127:eBikeEnduro 254:all
`);
